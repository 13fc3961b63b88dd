/** All words in one language, by the path of their file: a chunk that only its readers fetch. */
export default import.meta.glob<string>(
  ['../../../src/skep/words/fr/{common,page}.ftl', '../../../src/skep/games/*/words/fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

/** Code and words of the page that are fetched when somebody needs them. */
import { api } from './api'

/**
 * What could not be fetched is asked for again by whoever shows the trouble if the server is silent;
 * if it answers, it has a newer page than this one, and only loading that helps.
 */
export async function fetchPart<Part>(part: () => Promise<Part>): Promise<Part> {
  try {
    return await part()
  } catch (error) {
    await api.me()
    if (!reloaded()) location.reload()
    throw error
  }
}

/** Loading the page anew has been tried. */
function reloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

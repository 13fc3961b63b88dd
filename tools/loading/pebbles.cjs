// The peer: boardgame.io's own server with the game of pebbles that Skep's tests have: two players
// take one to three from a heap in turn. States are kept in memory, as is its default, or, if a folder is
// named, in files there.
const { Server, FlatFile } = require("boardgame.io/server");

const [port, heap, folder] = process.argv.slice(2);

const Pebbles = {
  name: "pebbles",
  setup: () => ({ heap: Number(heap) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }, count) => {
      if (!(count >= 1 && count <= 3 && count <= G.heap)) return "INVALID_MOVE";
      G.heap -= count;
    },
  },
  endIf: ({ G, ctx }) => (G.heap === 0 ? { winner: ctx.currentPlayer } : undefined),
};

const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [Pebbles], origins: ["*"], db }).run(Number(port), () => {
  console.log(`ready at http://127.0.0.1:${port}`);
});

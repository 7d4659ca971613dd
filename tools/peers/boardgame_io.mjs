// Connect four on boardgame.io, played at random through its local client.
//
// Run in the folder that holds node_modules, in production mode, which spares boardgame.io the
// checks it makes while a game is being written. Each line read is a number of seconds; each line
// written tells how many moves and clones a second were made in that time.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";

const require = createRequire(`${process.cwd()}/`);
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const COLUMNS = 7;
const ROWS = 6;
const HALF = 10; // moves: about half a random game
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const at = (cells, column, row) =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? cells[column * ROWS + row] : null;

function run(cells, column, row, dx, dy) {
  const player = at(cells, column, row);
  let length = 0;
  while (at(cells, column + (length + 1) * dx, row + (length + 1) * dy) === player) length++;
  return length;
}

// Only lines through the last disc can be new.
const hasFour = (cells, column, row) =>
  DIRECTIONS.some(
    ([dx, dy]) => run(cells, column, row, dx, dy) + 1 + run(cells, column, row, -dx, -dy) >= 4,
  );

const open = (G) => G.heights.flatMap((height, column) => (height < ROWS ? [column] : []));

const connectFour = {
  name: "connect-four",
  setup: () => ({
    cells: Array(COLUMNS * ROWS).fill(null),
    heights: Array(COLUMNS).fill(0),
    won: false,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const row = G.heights[column];
      if (row >= ROWS) return INVALID_MOVE;
      const cells = [...G.cells];
      cells[column * ROWS + row] = playerID;
      const heights = [...G.heights];
      heights[column]++;
      return { cells, heights, won: hasFour(cells, column, row) };
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.won) return { winner: ctx.currentPlayer };
    if (G.heights.every((height) => height === ROWS)) return { draw: true };
  },
  ai: { enumerate: (G) => open(G).map((column) => ({ move: "drop", args: [column] })) },
};

const client = Client({ game: connectFour, numPlayers: 2, debug: false });
client.start();

// Plays one move at random, unless the game is over.
function step() {
  const { G, ctx } = client.getState();
  if (ctx.gameover !== undefined) return false;
  const columns = open(G);
  client.moves.drop(columns[Math.floor(Math.random() * columns.length)]);
  return true;
}

// How much is done a second of processor time: others may be busy on the machine.
function pace(act, seconds) {
  const start = process.cpuUsage();
  const end = performance.now() + 1000 * seconds;
  let done = 0;
  while (performance.now() < end) done += act();
  const { user, system } = process.cpuUsage(start);
  return (1e6 * done) / (user + system);
}

function play() {
  let moves = 0;
  client.reset();
  while (step()) moves++;
  return moves;
}

function halfPlayed() {
  client.reset();
  for (let move = 0; move < HALF; move++) if (!step()) return halfPlayed();
  return client.getState();
}

// A state is plain data and has no method that copies it; without the log and the moves that can
// be undone it is these two.
function clone({ G, ctx }) {
  for (let i = 0; i < 20; i++) JSON.parse(JSON.stringify({ G, ctx }));
  return 20;
}

for await (const line of createInterface({ input: process.stdin })) {
  const seconds = Number(line);
  const moves = pace(play, seconds);
  const state = halfPlayed();
  const clones = pace(() => clone(state), seconds / 2);
  process.stdout.write(`${JSON.stringify({ moves, clones })}\n`);
}

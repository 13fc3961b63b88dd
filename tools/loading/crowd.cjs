// Many sockets at many tables, and one script of moves for both servers. Reads a plan (JSON) from the
// file named first, and writes what it measured as JSON.
//
// A table's next move is sent when every one of its sockets has been told of the last one (and the
// pause is over); the time from sending a move until the last socket is told is measured.
const { readFileSync } = require("node:fs");
const { performance } = require("node:perf_hooks");
const WebSocket = require("ws");

const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const times = [];
let begun = 0;
let ready = 0;
let finished = 0;
const errors = {};

const tongues = {
  skep: {
    hear(seat, text) {
      const found = /^\{"is":"state","seat":(\d+|null),"number":(\d+),"made":(\d+)/.exec(text);
      if (!found) {
        const wrong = /^\{"is":"error","code":"([^"]+)"/.exec(text);
        if (wrong) errors[wrong[1]] = (errors[wrong[1]] || 0) + 1;
        return;
      }
      seat.made = Number(found[3]);
      if (plan.free && seat.index === 0) {
        seat.options = JSON.parse(text).options.map((each) => each.choice);
      }
      return { step: Number(found[2]), over: text.includes('"over":true') };
    },
    move(table, step) {
      const seat = table.sockets[plan.free ? 0 : step % 2];
      const choice = plan.free ? seat.options[Math.floor(Math.random() * seat.options.length)] : 0;
      const made = plan.free ? seat.made : Math.floor(step / 2);
      seat.socket.send(`{"do":"choose","seat":${plan.free ? 0 : step % 2},"made":${made},"choices":[${choice}]}`);
    },
  },
  "boardgame.io": {
    hear(seat, text) {
      if (text === "2") seat.socket.send("3");
      else if (text[0] === "0") seat.socket.send("40/pebbles,");
      else if (text.startsWith("40/pebbles,")) {
        const { match, player } = seat.given;
        seat.socket.send("42/pebbles," + JSON.stringify(["sync", match, player, undefined, 2]));
      } else if (/^42\/pebbles,\["(sync|update)"/.test(text)) {
        const found = /"_stateID":(\d+)/.exec(text);
        return { step: Number(found[1]), over: text.includes('"gameover"') };
      }
    },
    move(table, step) {
      const { socket, given } = table.sockets[step % 2];
      const payload = { type: "take", args: [1], playerID: given.player };
      const action = { type: "MAKE_MOVE", payload };
      socket.send("42/pebbles," + JSON.stringify(["update", action, step, given.match, given.player]));
    },
  },
};
const tongue = tongues[plan.kind];

function told(table, seat, news) {
  const arrived = seat.step === -1;
  seat.step = Math.max(seat.step, news.step);
  table.over = table.over || news.over;
  if (arrived && ++table.here === table.sockets.length && ++ready === tables.length) return begin();
  if (!begun) return;
  if (table.sent < 0) return table.waiting && consider(table);
  if (table.sockets.every((each) => each.step > table.sent)) {
    times.push(performance.now() - table.at);
    table.sent = -1;
    next(table);
  }
}

function next(table) {
  if (table.over) return void (++finished === tables.length && report());
  if (plan.pause) setTimeout(consider, plan.pause * (0.5 + Math.random()), table);
  else consider(table);
}

// Free tables have a bot: the person chooses when there is something to choose.
function consider(table) {
  const step = Math.min(...table.sockets.map((each) => each.step));
  table.waiting = plan.free && !(table.sockets[0].options || []).length;
  if (table.waiting) {
    if (table.over) next(table);
    return;
  }
  if (table.over) return next(table);
  table.sent = table.sockets[0].step;
  table.at = performance.now();
  tongue.move(table, step);
}

function begin() {
  console.error(`${plan.tables.length} tables are ready`);
  begun = performance.now();
  setTimeout(report, plan.seconds * 1000);
  for (const table of tables) next(table);
}

let reported = false;
function report() {
  if (reported) return;
  reported = true;
  const elapsed = (performance.now() - begun) / 1000;
  const step = (table) => Math.min(...table.sockets.map((each) => each.step));
  const total = tables.reduce((sum, table) => sum + step(table), 0);
  times.sort((a, b) => a - b);
  const part = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] || 0;
  console.log(
    JSON.stringify({
      moves: times.length,
      choices: total,
      elapsed,
      sockets: plan.tables.reduce((sum, table) => sum + table.sockets.length, 0),
      p50: part(0.5),
      p95: part(0.95),
      p99: part(0.99),
      finished,
      errors,
    }),
  );
  setTimeout(() => process.exit(), 50);
}

const tables = plan.tables.map((given) => {
  const table = { here: 0, sent: -1, at: 0, over: false, waiting: false, sockets: [] };
  table.sockets = given.sockets.map((each, index) => ({ given: each, index, step: -1, made: 0, socket: null }));
  return table;
});

async function connect() {
  let open = 0;
  for (const table of tables) {
    for (const seat of table.sockets) {
      const socket = new WebSocket(seat.given.url, { headers: seat.given.headers, perMessageDeflate: false });
      seat.socket = socket;
      socket.on("message", (data) => {
        const news = tongue.hear(seat, data.toString());
        if (news) told(table, seat, news);
      });
      socket.on("error", (error) => (errors[error.message] = (errors[error.message] || 0) + 1));
      await new Promise((go) => (socket.on("open", go), socket.on("error", go)));
      open += 1;
    }
  }
  console.error(`${open} sockets are open`);
}
connect();

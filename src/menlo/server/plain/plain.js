// One plain page for every game. It knows the wire and no rules: views are drawn as they come, legal actions become
// buttons, a click sends the action back. Data reaches the page only as text nodes.

const LANGUAGE = "en";
const SPECTATOR = -1;
const MOST_WAIT = 5000; // ms between attempts to reconnect
const PING_EVERY = 15000;
const PONG_WITHIN = 10000;
const MANY_ACTIONS = 15; // with more of them a filter helps, and a group is folded at first

const page = document.getElementById("page");
const connection = document.getElementById("connection");
const news = document.getElementById("news");
const alertBox = document.getElementById("alert");

// Making elements.

/** An element; props are set as properties when it has them, otherwise as attributes. Strings become text nodes. */
function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name in node && name !== "list") node[name] = value;
    else if (value !== null && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

function button(text, onclick, key = text) {
  return el("button", { type: "button", onclick, "data-key": key }, text);
}

function field(text, input) {
  return el("label", {}, `${text} `, input);
}

function choose(options, chosen, onchange = null) {
  const rows = options.map(([value, text]) => el("option", { value, selected: String(value) === String(chosen) }, text));
  return el("select", { onchange }, rows);
}

/** A table that scrolls by itself when the screen is narrow; the keyboard can scroll it too. */
function wide(label, table) {
  return el("div", { className: "wide", role: "region", tabIndex: 0, "aria-label": label }, table);
}

const opened = new Map(); // which folds the reader has opened or shut, kept while the page is drawn anew

function fold(key, title, open, ...children) {
  const node = el("details", { open: opened.get(key) ?? open }, el("summary", { "data-key": `fold ${key}` }, title), children);
  node.addEventListener("toggle", () => opened.set(key, node.open));
  return node;
}

/** Put new content in place; the focus stays on the element with the same key, or goes to the fallback. */
function redraw(parent, children, fallback = null) {
  const active = document.activeElement;
  const key = parent.contains(active) ? active.dataset.key : undefined;
  const lost = parent.contains(active) && active !== parent;
  parent.replaceChildren(...children);
  if (!lost) return;
  const again = key === undefined ? null : [...parent.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key);
  (again ?? fallback)?.focus();
}

function complain(text) {
  alertBox.replaceChildren(text, " ", button("Dismiss", () => alertBox.replaceChildren()));
}

function calm() {
  alertBox.replaceChildren();
}

// What this browser remembers: its name and, per match, the secrets of its seats.

const TABLES = "menlo.tables";
const NAME = "menlo.name";

function tables() {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "{}");
  } catch {
    return {};
  }
}

function table(id) {
  return tables()[id] ?? { held: [], host: null, invitation: null };
}

function remember(id, changes) {
  localStorage.setItem(TABLES, JSON.stringify({ ...tables(), [id]: { ...table(id), ...changes } }));
}

function forget(id) {
  const { [id]: _, ...rest } = tables();
  localStorage.setItem(TABLES, JSON.stringify(rest));
}

function keepMade(made) {
  remember(made.match.id, { held: made.held, host: made.host, invitation: made.invitation });
}

function tokenOf(id, seat = null) {
  const { held, host } = table(id);
  return held.find((item) => item.seat === seat)?.token ?? held[0]?.token ?? host;
}

// HTTP. Tokens travel in headers or bodies, never in an address.

async function ask(method, path, { body = null, token = null } = {}) {
  const headers = { Accept: "*/*" };
  if (body !== null) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === null ? null : JSON.stringify(body) });
  } catch {
    throw new Error("The server cannot be reached.");
  }
  const text = await response.text();
  if (!response.ok) throw new Error(refusalText(parsed(text) ?? { reason: `${response.status} ${response.statusText}` }));
  return response.headers.get("Content-Type")?.split(";")[0] === "application/json" ? JSON.parse(text) : text;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalText(refused) {
  const words = refused.message?.text || refused.reason || refused.detail || "Refused.";
  const rule = refused.clause ? says(`clause-${refused.clause}`) : null;
  return [words, rule, refused.code ? `(${refused.code})` : null].filter(Boolean).join(" ");
}

/** Run something a button asked for; a refusal is told, not thrown. */
function attempt(work) {
  return async (event) => {
    event?.preventDefault();
    calm();
    try {
      await work(event);
    } catch (error) {
      complain(error.message);
    }
  };
}

// The catalogue: messages without arguments, for options and clauses. Everything else comes rendered.

let messages = new Map();
let about = null;

async function learn() {
  if (about !== null) return;
  const [told, text] = await Promise.all([ask("GET", "/about"), ask("GET", `/messages/${LANGUAGE}`).catch(() => "")]);
  messages = new Map([...text.matchAll(/^([A-Za-z][\w-]*) = ([^{}\n]+)$/gm)].map(([, id, words]) => [id, words]));
  about = told;
}

function says(id) {
  return messages.get(id) ?? null;
}

function gameName(id) {
  return about.games.find((game) => game.game === id)?.name ?? id;
}

function optionName(game, option) {
  return says(`${game}-option-${option}`) ?? spaced(option);
}

function valueName(game, option, value) {
  return says(`${game}-option-${option}-${value}`) ?? value;
}

// Drawing any data.

function spaced(name) {
  return String(name).replaceAll(/[_-]/g, " ");
}

function isPlain(value) {
  return value === null || typeof value !== "object";
}

function isRecord(value) {
  return !isPlain(value) && !Array.isArray(value);
}

function plainText(value) {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return "yes";
  return value === false ? "no" : String(value);
}

function isShort(value) {
  return isPlain(value) || (Array.isArray(value) ? value.every(isPlain) : Object.values(value).every(isPlain));
}

function shortText(value) {
  if (isPlain(value)) return plainText(value);
  if (Array.isArray(value)) return value.length ? value.map(plainText).join(", ") : "none";
  const parts = Object.entries(value).map(([name, item]) => `${spaced(name)} ${plainText(item)}`);
  return parts.length ? parts.join(", ") : "none";
}

function cell(value, label) {
  if (typeof value === "number") return el("td", { className: "number" }, String(value));
  if (value === undefined) return el("td", {});
  // Tables inside tables grow too wide: a line for each record instead.
  const lines = Array.isArray(value) && value.every((item) => isRecord(item) && isShort(item)) && value.length > 0;
  if (lines) return el("td", {}, el("ul", { className: "bare" }, value.map((item) => el("li", {}, shortText(item)))));
  return el("td", {}, draw(value, label));
}

/** Any value: a text when it is short, a table of rows or of fields otherwise. */
function draw(value, label) {
  if (isShort(value)) return shortText(value);
  if (!Array.isArray(value)) return drawFields(value, label);
  if (value.every(isRecord)) return drawRows(value, label);
  return el("ol", { start: 0 }, value.map((item) => el("li", {}, draw(item, label))));
}

function drawFields(record, label) {
  const rows = Object.entries(record).map(([name, value]) =>
    el("tr", {}, el("th", { scope: "row" }, spaced(name)), cell(value, `${label}, ${spaced(name)}`)),
  );
  return wide(label, el("table", {}, el("tbody", {}, rows)));
}

/** Records of one list: a row each; lists of few long records are turned, so that they fit a narrow screen. */
function drawRows(records, label) {
  const flat = records.map(flatten);
  const columns = [...new Set(flat.flatMap((record) => [...record.keys()]))];
  const numbers = records.map((_, index) => String(index));
  const turned = records.length < columns.length && columns.length > 7;
  const [heads, sides, at] = turned
    ? [numbers, columns, (row, column) => flat[column].get(columns[row])]
    : [columns, numbers, (row, column) => flat[row].get(columns[column])];
  const corner = el("td", {}, turned ? "" : "#");
  const top = el("tr", {}, corner, heads.map((name) => el("th", { scope: "col" }, turned ? `# ${name}` : name)));
  const body = sides.map((side, row) =>
    el("tr", {}, el("th", { scope: "row" }, side), heads.map((_, column) => cell(at(row, column), `${label}, ${side}`))),
  );
  return wide(label, el("table", {}, el("thead", {}, top), el("tbody", {}, body)));
}

/** Fields of a record, those of records inside it beside them. */
function flatten(record) {
  const fields = new Map();
  for (const [name, value] of Object.entries(record)) {
    if (isRecord(value) && isShort(value)) {
      for (const [inner, item] of Object.entries(value)) fields.set(`${spaced(name)}: ${spaced(inner)}`, item);
    } else fields.set(spaced(name), value);
  }
  return fields;
}

/** A whole view: the short things in one line each, every list in a fold of its own. */
function drawView(view, key) {
  const entries = Object.entries(view);
  const short = entries.filter(([, value]) => isPlain(value));
  const long = entries.filter(([, value]) => !isPlain(value));
  const line = short.map(([name, value]) => el("li", {}, `${spaced(name)}: `, el("b", {}, plainText(value))));
  const folds = long.map(([name, value]) => {
    const size = Array.isArray(value) ? ` (${value.length})` : "";
    return fold(`${key} ${name}`, spaced(name) + size, true, draw(value, spaced(name)));
  });
  return el("div", { className: "view" }, el("ul", { className: "bare" }, line), folds);
}

// Home.

async function showHome() {
  document.title = "Menlo";
  await learn();
  const lists = el("div", {});
  const mine = el("div", {});
  const refresh = attempt(async () => {
    await Promise.all([drawLists(lists), drawMine(mine)]);
    tell("Lists are up to date.");
  });
  redraw(page, [
    el("h1", {}, "Menlo"),
    el("p", {}, `Version ${about.version}.`),
    el("div", { className: "columns" },
      el("section", { "aria-label": "New table" }, el("h2", {}, "New table"), newForm()),
      el("div", {},
        el("section", { "aria-label": "My tables" }, el("h2", {}, "My tables"), mine),
        el("section", { "aria-label": "Public tables" }, el("h2", {}, "Public tables"), lists),
        el("p", {}, button("Refresh lists", refresh)),
      ),
    ),
  ]);
  await Promise.all([drawLists(lists), drawMine(mine)]);
}

function newForm() {
  const parts = el("div", {});
  const seatRows = el("div", {});
  const games = choose(about.games.map((game) => [game.game, game.name]), null, () => drawParts());
  let game, count, seats, options, start;
  const visibility = choose(
    [["private", "Only me"], ["invited", "Whoever has the link"], ["open", "Everyone: listed here"]], "private",
  );

  function drawParts() {
    game = about.games.find((item) => item.game === games.value);
    count = choose(game.players.map((n) => [n, String(n)]), game.players[0], () => drawSeats());
    options = new Map(game.options.map((option) => {
      const values = option.values.map((value) => [value, valueName(game.game, option.name, value)]);
      return [option.name, choose(values, option.default)];
    }));
    const rows = [...options].map(([name, select]) => el("p", {}, field(optionName(game.game, name), select)));
    const credits = [game.designers.join(", "), game.publishers.join(", "), game.year].filter(Boolean).join("; ");
    parts.replaceChildren(
      el("p", {}, credits),
      field("Players", count),
      seatRows,
      rows.length ? fold("options", `Options (${rows.length})`, false, rows) : "",
    );
    drawSeats();
  }

  function drawSeats() {
    const kinds = [["me", "I play"], ["open", "Open"], ...about.bots.map((bot) => [`bot ${bot}`, `Bot: ${bot}`])];
    seats = Array.from({ length: Number(count.value) }, (_, seat) => {
      const first = localStorage.getItem(NAME) ?? "";
      const name = el("input", { value: seat === 0 ? first : "", maxLength: 40, required: true, autocomplete: "off" });
      const named = field("Name", name);
      const kind = choose(kinds, seat === 0 ? "me" : `bot ${about.bots[0]}`, () => sync());
      return { kind, name, named };
    });
    seatRows.replaceChildren(
      ...seats.map(({ kind, named }, seat) => el("fieldset", {}, el("legend", {}, `Seat ${seat}`), field("Who", kind), named)),
    );
    sync();
  }

  function sync() {
    for (const { kind, name, named } of seats) {
      named.hidden = kind.value !== "me";
      name.disabled = named.hidden;
    }
    const waiting = seats.some(({ kind }) => kind.value === "open");
    // A table with a free seat must be reachable, and begins when it is full.
    if (waiting && visibility.value === "private") visibility.value = "invited";
    visibility.options[0].disabled = waiting;
    start.disabled = waiting;
    start.checked = !waiting;
  }

  start = el("input", { type: "checkbox", checked: true });
  drawParts();
  const submit = attempt(async () => {
    const wishes = seats.map(({ kind, name }) => {
      if (kind.value === "me") return { kind: "me", name: name.value };
      return kind.value === "open" ? { kind: "open" } : { kind: "bot", bot: kind.value.slice(4) };
    });
    const named = wishes.find((wish) => wish.kind === "me");
    if (named) localStorage.setItem(NAME, named.name);
    const made = await ask("POST", "/matches", {
      body: {
        game: game.game,
        seats: wishes,
        options: Object.fromEntries([...options].map(([name, select]) => [name, select.value])),
        visibility: visibility.value,
        start: start.checked,
      },
    });
    keepMade(made);
    location.hash = `#/match/${made.match.id}`;
  });
  return el("form", { onsubmit: submit },
    field("Game", games),
    parts,
    el("p", {}, field("Who may come", visibility)),
    el("p", {}, el("label", {}, start, " Start at once")),
    el("button", { type: "submit" }, "Make the table"),
  );
}

function seatNames(match) {
  return match.seats.map((seat) => (seat.kind === "empty" ? "free" : seat.name)).join(", ");
}

async function drawLists(place) {
  const listing = await ask("GET", "/matches");
  const part = (title, matches, links) => [
    el("h3", {}, title),
    matches.length
      ? el("ul", {}, matches.map((match) => el("li", {}, `${gameName(match.game)}: ${seatNames(match)} `, links(match))))
      : el("p", {}, "None."),
  ];
  redraw(place, [
    ...part("Waiting for players", listing.open, (match) => [
      el("a", { href: `#/join/${match.id}` }, "Join"), " ", el("a", { href: `#/match/${match.id}` }, "Watch"),
    ]),
    ...part("Running", listing.running, (match) => el("a", { href: `#/match/${match.id}` }, "Watch")),
  ]);
}

async function drawMine(place) {
  const ids = Object.keys(tables()).reverse();
  const rows = await Promise.all(ids.map(async (id) => {
    const { held } = table(id);
    const match = await ask("GET", `/matches/${id}`, { token: tokenOf(id) }).catch((error) => error.message);
    const seats = held.length ? `my seat ${held.map((item) => item.seat).join(", ")}` : "no seat";
    const words = typeof match === "string"
      ? match
      : `${gameName(match.game)}: ${seatNames(match)}; ${match.status}, version ${match.version}`;
    const drop = button("Forget", () => {
      if (confirm("Forget this table? Its seats cannot be played from this browser any more.")) {
        forget(id);
        drawMine(place);
      }
    }, `forget ${id}`);
    drop.setAttribute("aria-label", `Forget table ${id}`);
    return el("li", {}, el("a", { href: `#/match/${id}` }, `Table ${id}`), ` ${words}; ${seats} `, drop);
  }));
  redraw(place, [rows.length ? el("ul", {}, rows) : el("p", {}, "None yet.")]);
}

// Joining.

async function showJoin(id, invitation) {
  document.title = "Join a table – Menlo";
  await learn();
  const match = await ask("GET", `/matches/${id}`, { token: tokenOf(id) });
  const free = match.seats.filter((seat) => seat.kind === "empty");
  const name = el("input", { required: true, maxLength: 40, value: localStorage.getItem(NAME) ?? "", autocomplete: "off" });
  const seat = choose([["", "Any free seat"], ...free.map((item) => [item.seat, `Seat ${item.seat}`])], "");
  const submit = attempt(async () => {
    const wanted = seat.value === "" ? null : Number(seat.value);
    const body = { name: name.value, seat: wanted, invitation: invitation || null };
    const held = await ask("POST", `/matches/${id}/join`, { body });
    localStorage.setItem(NAME, name.value);
    remember(id, { held: [...table(id).held, held] });
    location.replace(`#/match/${id}`);
  });
  redraw(page, [
    el("h1", {}, `Join ${gameName(match.game)}`),
    el("p", {}, `Seats: ${seatNames(match)}. The table is ${match.status}.`),
    free.length && match.status === "open"
      ? el("form", { onsubmit: submit },
          el("p", {}, field("Your name", name)),
          el("p", {}, field("Seat", seat)),
          el("button", { type: "submit" }, "Take the seat"))
      : el("p", {}, "No seat is free. ", el("a", { href: `#/match/${id}` }, "Watch the table")),
  ]);
}

// The table.

function tell(text) {
  news.hidden = false;
  news.textContent = text;
}

const COMING = {
  open: "Everyone may come",
  invited: "Whoever has the link may come",
  private: "Only who sits here may see it",
};

/** One match on the screen and its socket. */
class Table {
  constructor(id) {
    this.id = id;
    this.match = null;
    this.held = [];
    this.last = null; // update
    this.lines = new Map(); // number -> the line in the log
    this.waiting = new Map(); // id of an intent -> what was asked
    this.next = 1;
    this.tries = 0;
    this.gone = false; // left by the reader, or refused
    this.drawn = new Map(); // seat -> what was drawn, as text
    this.parts = {
      title: el("h1", {}, "Table"),
      turn: el("p", { role: "status" }),
      seats: el("section", { "aria-label": "Seats" }),
      proposal: el("section", { "aria-label": "Proposal" }),
      outcome: el("section", { "aria-label": "Outcome" }),
      eyes: el("div", {}),
      log: el("ul", { className: "bare log", tabIndex: 0, "aria-label": "Log, newest first" }),
      tools: el("section", { "aria-label": "Tools" }),
      replay: el("section", { "aria-label": "Replay" }),
    };
    const { title, seats, outcome, proposal, eyes, log, tools, replay, turn } = this.parts;
    // Long views push the rest far down a narrow screen.
    const jumps = [["Log", log], ["Tools", tools], ["Replay", replay]].map(([text, target]) =>
      button(`To: ${text}`, () => {
        target.tabIndex = target === log ? 0 : -1;
        target.focus();
      }),
    );
    page.replaceChildren(
      title, turn, el("nav", { "aria-label": "On this page" }, jumps), seats, proposal, outcome,
      el("div", { className: "columns" },
        eyes,
        el("div", {}, el("section", { "aria-label": "Log" }, el("h2", {}, "Log"), log), tools),
      ),
      replay,
    );
    this.connect();
  }

  // The connection.

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/matches/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      const tokens = table(this.id).held.map((item) => item.token);
      // From 0 on the first time: the whole log in words.
      socket.send(JSON.stringify({ type: "enter", tokens, since: this.last?.version ?? 0, language: LANGUAGE }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lose(socket);
  }

  lose(socket) {
    clearInterval(this.pinger);
    clearTimeout(this.deaf);
    if (this.gone || socket !== this.socket) return;
    const unsure = this.waiting.size > 0 ? " Whether your last click counted will show in the log." : "";
    this.waiting.clear();
    const wait = Math.min(MOST_WAIT, 500 * 2 ** this.tries++);
    connection.textContent = `The connection is lost; trying again in ${wait / 1000} s (attempt ${this.tries}).${unsure}`;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  leave() {
    this.gone = true;
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    clearTimeout(this.deaf);
    this.socket.close();
    connection.textContent = "";
  }

  /** A connection can die without a word; a ping without an answer shows it. */
  watchOver() {
    clearInterval(this.pinger);
    this.pinger = setInterval(() => {
      this.socket.send(JSON.stringify({ type: "ping", id: this.next++ }));
      this.deaf ??= setTimeout(() => this.socket.close(), PONG_WITHIN);
    }, PING_EVERY);
  }

  send(type, fields, what) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      complain("Not sent: there is no connection just now.");
      return;
    }
    if (this.waiting.size > 0) return; // one click at a time
    calm();
    const id = this.next++;
    this.waiting.set(id, what);
    this.socket.send(JSON.stringify({ type, id, ...fields }));
  }

  hear(message) {
    if (this.gone) return;
    if (message.type === "hello") this.greet(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "accepted") this.waiting.delete(message.id);
    else if (message.type === "refused") this.refused(message);
    clearTimeout(this.deaf);
    this.deaf = null;
  }

  greet(hello) {
    if (this.tries > 0) connection.textContent = "";
    if (this.tries > 0) tell("Connected again.");
    this.tries = 0;
    this.match = hello.match;
    this.held = hello.seats;
    this.watchOver();
    this.drawSeats();
    this.drawTools();
  }

  refused(refused) {
    const what = this.waiting.get(refused.id);
    this.waiting.delete(refused.id);
    complain(`${what ? `${what}: ` : ""}${refusalText(refused)}`);
    if (this.match === null) {
      this.gone = true;
      this.parts.turn.textContent = "This table cannot be shown.";
    }
  }

  // What has changed.

  update(update) {
    const before = this.last;
    this.last = update;
    // Forms keep what was typed into them as long as nothing they depend on has changed.
    const settled = (match) => JSON.stringify({ ...match, version: 0 });
    const changed = settled(this.match) !== settled(update.match);
    this.match = update.match;
    if (changed) {
      this.drawSeats();
      this.drawTools();
    }
    this.hearLog(update.happened, before === null);
    if (before?.proposal && !update.proposal) {
      const went = update.happened.some((line) => line.undoes !== null);
      tell(went ? "Everyone agreed: the match went back." : "The proposal to go back is off: someone refused, or play went on.");
    }
    this.drawTurn();
    this.drawProposal();
    this.drawOutcome();
    this.drawEyes();
    if (before?.version !== update.version || before.match.status !== update.match.status) this.drawReplay();
  }

  name(seat) {
    if (seat === SPECTATOR) return "Spectator";
    const info = this.match.seats[seat];
    return info?.name || `Seat ${seat}`;
  }

  get deciding() {
    return this.last.eyes.filter((eye) => eye.decision !== null).map((eye) => eye.seat);
  }

  drawTurn() {
    const { version } = this.last;
    const { status } = this.match;
    const mine = this.deciding;
    const words = {
      open: "The match has not begun.",
      running: mine.length
        ? `Your decision: ${mine.map((seat) => this.name(seat)).join(", ")}.`
        : this.last.deciders.length ? `Waiting for ${this.last.deciders.map((seat) => this.name(seat)).join(", ")}.` : "",
      over: "The match is over.",
    }[status];
    const text = `${words} Version ${version}.`;
    if (this.parts.turn.textContent !== text) this.parts.turn.textContent = text;
    document.title = `${mine.length && status === "running" ? "● " : ""}${gameName(this.match.game)} – Menlo`;
  }

  drawSeats() {
    const { match } = this;
    this.parts.title.textContent = `${gameName(match.game)}, table ${match.id}`;
    const kinds = { empty: "free", person: "person", bot: "bot" };
    const rows = match.seats.map((seat) =>
      el("tr", {},
        el("th", { scope: "row" }, String(seat.seat)),
        el("td", {}, seat.name || "–"),
        el("td", {}, kinds[seat.kind] + (seat.bot ? `: ${seat.bot}` : "")),
        el("td", {}, this.held.includes(seat.seat) ? "yours" : ""),
      ),
    );
    const heads = ["Seat", "Name", "Who", ""].map((head) => el(head ? "th" : "td", head ? { scope: "col" } : {}, head));
    const options = Object.entries(match.options).map(([name, value]) =>
      el("li", {}, `${optionName(match.game, name)}: ${valueName(match.game, name, value)}`),
    );
    redraw(this.parts.seats, [
      wide("Who sits where", el("table", {}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows))),
      fold("about", "About this table", false, el("ul", {},
        el("li", {}, `Rules version ${match.rules}, pack `, el("code", {}, match.pack)),
        el("li", {}, COMING[match.visibility]),
        el("li", {}, "Hash of the seed ", el("code", {}, match.seed_hash)),
        match.seed ? el("li", {}, "Seed ", el("code", {}, match.seed), ", salt ", el("code", {}, match.salt)) : null,
        match.forked ? el("li", {}, `A sandbox of ${match.forked}`) : null,
        options,
      )),
    ]);
  }

  // The log.

  hearLog(happened, first) {
    for (const line of happened) {
      if (this.lines.has(line.number)) continue;
      const texts = line.told.map((words) => words.text || words.id);
      if (line.undoes !== null) {
        texts.push(`${this.name(line.seat)} takes back line ${line.undoes}.`);
        this.lines.get(line.undoes)?.classList.add("undone");
      } else if (texts.length === 0) texts.push(`${this.name(line.seat)}: ${line.action}`);
      const item = el("li", {}, el("b", {}, String(line.number)), ` ${texts.join(" ")}`);
      this.lines.set(line.number, item);
      this.parts.log.prepend(item);
    }
    const told = happened.flatMap((line) => line.told.map((words) => words.text));
    if (!first && told.length) tell(told.slice(-6).join(" "));
  }

  // Proposals, outcome.

  drawProposal() {
    const { proposal } = this.last;
    if (proposal === null || proposal === undefined) {
      redraw(this.parts.proposal, []);
      return;
    }
    const mine = proposal.awaits.filter((seat) => this.held.includes(seat));
    const answer = (seat, agree) => button(
      `${this.name(seat)}: ${agree ? "yes, go back" : "no"}`,
      () => this.send("consent", { seat, agree }, "Consent"),
    );
    redraw(this.parts.proposal, [
      el("h2", {}, "A proposal to go back"),
      el("p", { role: "status" },
        `${this.name(proposal.by)} asks to go back to version ${proposal.version}. `,
        `Still to agree: ${proposal.awaits.map((seat) => this.name(seat)).join(", ")}.`),
      ...mine.flatMap((seat) => [answer(seat, true), answer(seat, false)]),
    ]);
  }

  drawOutcome() {
    const { outcome } = this.last;
    if (!outcome) {
      redraw(this.parts.outcome, []);
      return;
    }
    const sources = [...new Set(outcome.points.flatMap((points) => Object.keys(points)))];
    const row = (name, values) =>
      el("tr", {}, el("th", { scope: "row" }, name), values.map((value) => el("td", { className: "number" }, plainText(value))));
    const names = outcome.points.map((_, seat) => el("th", { scope: "col" }, this.name(seat)));
    redraw(this.parts.outcome, [
      el("h2", {}, "Outcome"),
      el("p", {}, `The end: ${spaced(outcome.end)}.`),
      wide("Points by source", el("table", {},
        el("thead", {}, el("tr", {}, el("td", {}), names)),
        el("tbody", {},
          row("place", outcome.places),
          sources.map((source) => row(spaced(source), outcome.points.map((points) => points[source] ?? 0))),
          row("points", outcome.scores)),
      )),
    ]);
  }

  // Eyes: each held seat with its decision and its view.

  drawEyes() {
    const places = new Map([...this.parts.eyes.children].map((node) => [Number(node.dataset.seat), node]));
    for (const eye of this.last.eyes) {
      let place = places.get(eye.seat);
      if (!place) {
        place = el("section", { "aria-label": this.name(eye.seat) });
        place.dataset.seat = eye.seat;
        this.parts.eyes.append(place);
      }
      places.delete(eye.seat);
      const fresh = JSON.stringify(eye);
      if (this.drawn.get(eye.seat) !== fresh) this.drawEye(place, eye);
      this.drawn.set(eye.seat, fresh);
    }
    for (const [seat, node] of places) {
      node.remove();
      this.drawn.delete(seat);
    }
    // Several people at one keyboard: from the heading of a seat that is done to that of the next one.
    const idle = document.activeElement.closest("h2")?.closest("[data-seat]");
    const [next] = this.deciding;
    if (idle && next !== undefined && !this.deciding.includes(Number(idle.dataset.seat))) {
      this.parts.eyes.querySelector(`[data-seat="${next}"] h2`).focus();
    }
  }

  drawEye(place, eye) {
    const watching = eye.seat === SPECTATOR;
    const heading = el("h2", { tabIndex: -1 }, watching ? "As a spectator sees it" : `${this.name(eye.seat)} (seat ${eye.seat})`);
    place.classList.toggle("yours", eye.decision !== null);
    const alone = this.last.eyes.length === 1;
    const open = alone || eye.decision !== null; // at one keyboard, the position of whoever decides
    redraw(place, [
      heading,
      ...(watching ? [] : this.decisions(eye)),
      fold(`view ${eye.seat} ${open}`, "The position", open, drawView(eye.view, eye.seat)),
    ], heading);
  }

  decisions(eye) {
    const { seat } = eye;
    const undo = eye.undoable === 0 ? [] : [
      button("Undo", () => this.send("undo", { seat, turn: false }, "Undo"), `undo ${seat}`),
      button(`Restart my turn (${eye.undoable})`, () => this.send("undo", { seat, turn: true }, "Restart"), `restart ${seat}`),
    ];
    if (eye.decision === null) {
      return [el("p", {}, this.match.status === "running" ? "No decision is yours just now." : ""), el("p", {}, undo)];
    }
    const kinds = new Map();
    for (const choice of eye.legal) {
      const kind = choice.action.kind ?? "action";
      kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
    }
    const groups = [...kinds].map(([kind, choices]) => {
      const buttons = choices.map((choice) => {
        const text = choice.label.text || choice.label.id;
        // Keyed by the decision: what comes next must not be taken by a key still held down.
        const key = `${eye.decision} ${JSON.stringify(choice.action)}`;
        return button(text, () => this.send("act", { seat, decision: eye.decision, action: choice.action }, text), key);
      });
      const heading = el("h3", {}, choices.length > 1 ? `${spaced(kind)} (${choices.length})` : spaced(kind));
      return fold(`kind ${kind}`, heading, choices.length <= MANY_ACTIONS, el("div", { className: "actions" }, buttons));
    });
    return [
      el("p", {}, `Your decision: ${eye.legal.length} possible ${eye.legal.length === 1 ? "action" : "actions"}. `, undo),
      eye.legal.length > MANY_ACTIONS ? this.filter(seat, groups) : "",
      ...groups,
    ];
  }

  /** Long lists of actions can be narrowed by typing part of a label. */
  filter(seat, groups) {
    const input = el("input", { type: "search", "data-key": `filter ${seat}`, autocomplete: "off" });
    input.oninput = () => {
      const wanted = input.value.toLowerCase();
      for (const group of groups) {
        const buttons = [...group.querySelectorAll("button")];
        for (const item of buttons) item.hidden = !item.textContent.toLowerCase().includes(wanted);
        group.hidden = buttons.every((item) => item.hidden);
        if (wanted) group.open = true;
      }
    };
    return el("p", {}, field("Only actions with", input));
  }

  // Tools.

  drawTools() {
    const { match, id } = this;
    const { host, invitation, held } = table(id);
    const parts = [el("h2", {}, "Tools")];
    if (match.status === "open") {
      const start = attempt(() => ask("POST", `/matches/${id}/start`, { body: { token: host } }));
      if (host) parts.push(button("Start the match", start));
      for (const item of held) {
        parts.push(button(`Leave seat ${item.seat}`, attempt(async () => {
          await ask("POST", `/matches/${id}/leave`, { body: { token: item.token } });
          remember(id, { held: table(id).held.filter((other) => other.token !== item.token) });
          route();
        })));
      }
      if (match.visibility !== "private" && match.seats.some((seat) => seat.kind === "empty")) {
        parts.push(...this.inviting(invitation));
      }
    } else {
      parts.push(button("Download the record", attempt(() => this.download())));
      if (match.status === "running" && this.held.length) parts.push(this.proposing());
      if (match.status === "over" || this.held.length) parts.push(this.forking());
    }
    redraw(this.parts.tools, parts);
  }

  inviting(invitation) {
    if (this.match.visibility === "invited" && !invitation) return [];
    const link = new URL(location.href);
    link.hash = `#/join/${this.id}${invitation ? `/${invitation}` : ""}`;
    const shown = el("input", { readOnly: true, value: link.href, onfocus: () => shown.select() });
    const copy = button("Copy invitation link", attempt(async () => {
      try {
        await navigator.clipboard.writeText(link.href);
        tell("The link is copied.");
      } catch {
        shown.focus();
        throw new Error("The browser does not allow copying; the link is selected, copy it by hand.");
      }
    }));
    return [copy, el("p", {}, field("Link", shown))];
  }

  async download() {
    const seat = this.held[0] ?? SPECTATOR;
    const text = await ask("GET", `/matches/${this.id}/record?seat=${seat}`, { token: tokenOf(this.id, seat) });
    const href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    el("a", { href, download: `${this.match.game}-${this.id}.jsonl` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10000);
  }

  proposing() {
    const version = el("input", { type: "number", min: 0, required: true, "data-key": "propose version" });
    const seat = choose(this.held.map((held) => [held, this.name(held)]), this.held[0]);
    const submit = (event) => {
      event.preventDefault();
      this.send("propose", { seat: Number(seat.value), version: Number(version.value) }, "Proposal");
    };
    return el("form", { onsubmit: submit }, el("fieldset", {},
      el("legend", {}, "Propose to go back"),
      el("p", {}, "All lines of the log from this number on are lost, if everyone concerned agrees."),
      this.held.length > 1 ? field("As", seat) : null,
      field("Version", version),
      el("button", { type: "submit" }, "Propose"),
    ));
  }

  forking() {
    const version = el("input", { type: "number", min: 0, "data-key": "fork version", placeholder: "now" });
    const bot = choose(about.bots.map((name) => [name, name]), about.bots[0]);
    const seats = this.match.seats.map((seat) => {
      const box = el("input", { type: "checkbox", checked: this.held.includes(seat.seat) });
      return { seat: seat.seat, box, label: el("label", {}, box, ` ${this.name(seat.seat)}`) };
    });
    const submit = attempt(async () => {
      const made = await ask("POST", `/matches/${this.id}/fork`, {
        body: {
          version: version.value === "" ? this.last.version : Number(version.value),
          me: seats.filter(({ box }) => box.checked).map(({ seat }) => seat),
          bot: bot.value,
          token: tokenOf(this.id),
        },
      });
      keepMade(made);
      location.hash = `#/match/${made.match.id}`;
    });
    return el("form", { onsubmit: submit }, el("fieldset", {},
      el("legend", {}, "Try it out in a sandbox"),
      field("From version", version),
      el("p", {}, "I play: ", seats.map(({ label }) => label)),
      field("The others", bot),
      el("button", { type: "submit" }, "Fork to a sandbox"),
    ));
  }

  // Replay.

  drawReplay() {
    const { version } = this.last;
    const { status } = this.match;
    if (status === "open" || version === 0) return;
    if (this.slider) {
      const atEnd = this.slider.value === this.slider.max;
      this.slider.max = version;
      if (atEnd && this.shown === undefined) this.slider.value = version;
      if (this.replayOver === status) return;
    }
    this.replayOver = status;
    const seats = status === "over" ? this.match.seats.map((seat) => seat.seat) : this.held;
    const eyes = choose([SPECTATOR, ...seats].map((seat) => [seat, this.name(seat)]), this.held[0] ?? SPECTATOR, () => show());
    const slider = el("input", { type: "range", min: 0, max: version, value: version, "data-key": "replay" });
    const number = el("output", {});
    const place = el("div", {});
    let asked = 0;
    const show = attempt(async () => {
      const mine = ++asked;
      const seat = Number(eyes.value);
      this.shown = Number(slider.value);
      number.textContent = `version ${this.shown} of ${slider.max}`;
      const query = `version=${this.shown}&seat=${seat}&language=${LANGUAGE}`;
      const moment = await ask("GET", `/matches/${this.id}/replay?${query}`, { token: tokenOf(this.id, seat) });
      if (mine === asked) redraw(place, [drawView(moment.eye.view, "replay")]); // a later wish has overtaken this one otherwise
    });
    let timer;
    slider.oninput = () => {
      number.textContent = `version ${slider.value} of ${slider.max}`;
      clearTimeout(timer);
      timer = setTimeout(show, 150);
    };
    const step = (by) => () => {
      slider.value = Number(slider.value) + by;
      show();
    };
    this.slider = slider;
    this.shown = undefined;
    redraw(this.parts.replay, [
      fold("replay", "Replay", false,
        el("p", {}, field("Through the eyes of", eyes)),
        el("p", {}, field("Version", slider), number),
        el("p", {}, button("One back", step(-1)), button("One on", step(1)), button("Show", show)),
        place),
    ]);
  }
}

// Addresses.

let shown = null;

async function route() {
  shown?.leave();
  shown = null;
  calm();
  news.textContent = "";
  news.hidden = true;
  const [, where, id, invitation] = location.hash.split("/");
  try {
    await learn();
    if (where === "match" && id) shown = new Table(id);
    else if (where === "join" && id) await showJoin(id, invitation);
    else await showHome();
  } catch (error) {
    redraw(page, [el("h1", {}, "Menlo"), button("Try again", route)]);
    complain(error.message);
  }
  // A new page is read from its start.
  const heading = page.querySelector("h1");
  if (heading && document.activeElement === document.body) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

window.addEventListener("hashchange", route);
route();

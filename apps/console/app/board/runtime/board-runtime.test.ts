import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeBoardServer } from "../testing/fake-board-server.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { BoardRuntime } from "./board-runtime.ts";

let server: FakeBoardServer;
let runtime: BoardRuntime;
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T12:00:10Z") });
  server = new FakeBoardServer();
  server.orders.set("a", staffOrder({ id: "a" }));
  const { call, openSocket } = server;
  runtime = new BoardRuntime({
    companyId: "c",
    call,
    openSocket,
    initial: null,
    clock: () => Date.now(),
  });
  runtime.start();
  server.connect();
  await passSeconds(0);
});
afterEach(() => {
  runtime.stop();
  vi.useRealTimers();
});

/** Lets time pass, with the PING that a server sends every ten seconds unless it is `silent`. */
async function passSeconds(seconds: number, { silent = false } = {}): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  for (let second = 1; second <= seconds; second += 1) {
    if (!silent && second % 10 === 1) {
      server.send({ event_type: "PING", now: new Date().toISOString() });
    }
    await vi.advanceTimersByTimeAsync(1000);
  }
}
const situation = () => runtime.store.getSituation();
const shown = () => {
  const { lanes } = situation().view;
  return Object.entries(lanes).flatMap(([lane, orders]) => orders.map(({ id }) => `${lane} ${id}`));
};
const notices = () => situation().notices.map(({ kind }) => kind);
const orderA = () => {
  const order = situation().board.orders.get("a")?.order;
  if (!order) throw new Error("The order is not on the board");
  return order;
};
const accept = () => runtime.perform(orderA(), { kind: "accept", minutes: 15 });
const readsOf = () => server.calls.filter((name) => name === "readBoard").length;

test("a board reads everything when it connects, and every 30 seconds", async () => {
  expect(shown()).toEqual(["new a"]);
  const before = readsOf();
  await passSeconds(29);
  expect(readsOf()).toBe(before);
  await passSeconds(2);
  expect(readsOf()).toBe(before + 1);
});

test("an order of a message rings although no snapshot has it", () => {
  server.orders.delete("a");
  server.send({ event_type: "ORDER_CHANGED", order: staffOrder({ id: "b" }) });
  expect(shown()).toContain("new b");
  expect(situation().ringing).toBe("normal");
});

test("an order whose message was lost rings after the next snapshot", async () => {
  server.orders.set("b", staffOrder({ id: "b" }));
  await passSeconds(31);
  expect(shown()).toEqual(["new a", "new b"]);
});

test("a late message of the old socket does not end the cut that the browser reported", () => {
  const old = server.connections.at(-1);
  const ping = { data: JSON.stringify({ event_type: "PING", now: new Date().toISOString() }) };
  runtime.loseNetwork();
  old?.onmessage?.(ping);
  expect(situation().connection.phase).toBe("cut");
  server.send({ event_type: "PING", now: new Date().toISOString() });
  expect(situation().connection.phase).toBe("online");
});

test("a message that cannot be read makes the board read everything", async () => {
  const before = readsOf();
  server.connections.at(-1)?.onmessage?.({ data: "rubbish" });
  await passSeconds(0);
  expect(readsOf()).toBe(before + 1);
});

test("an acceptance shows at once and can be taken back for ten seconds", async () => {
  accept();
  expect([shown(), situation().ringing]).toEqual([["preparing a"], null]);
  await passSeconds(1);
  expect(situation().notices).toMatchObject([{ kind: "done", undoable: true }]);
  const [notice] = situation().notices;
  if (notice) runtime.undo(notice);
  expect([shown(), notices()]).toEqual([["new a"], []]);
  await passSeconds(1);
  expect(server.orders.get("a")?.status).toBe("PENDING");
});

test.each([
  ["its message came during the press", true],
  ["its message was lost", false],
])("Undo does not take back the step of another member: %s", async (_, isHeard) => {
  accept();
  await passSeconds(1);
  const [notice] = runtime.store.getShown().notices;
  runtime.store.freeze();
  const order = server.change("a", { status: "READY" });
  if (isHeard) server.send({ event_type: "ORDER_CHANGED", order });
  else await runtime.resync();
  expect(runtime.store.getShown().notices).toEqual([notice]);
  if (notice) runtime.undo(notice);
  await passSeconds(0);
  expect(server.orders.get("a")?.status).toBe("READY");
  expect(situation().notices).toMatchObject([{ kind: "changedFirst", author: { name: "Beto" } }]);
});

test("a step is done although the own one before it is confirmed during its press", async () => {
  accept();
  runtime.store.freeze();
  const seen = orderA();
  await passSeconds(1);
  expect(orderA().revision).toBe(seen.revision + 1);
  runtime.perform(seen, { kind: "advance", to: "READY", payment: null });
  await passSeconds(0);
  expect([server.orders.get("a")?.status, notices()]).toEqual(["READY", ["done"]]);
});

test("the second of two members learns who was first, and sees the order as it is", async () => {
  server.change("a", { status: "CANCELLED" });
  accept();
  await passSeconds(1);
  expect(shown()).toEqual([]);
  expect(situation().notices).toMatchObject([
    { kind: "changedFirst", author: { name: "Beto" }, status: "CANCELLED" },
  ]);
});

test("a tap without a connection is kept, shown, and sent when the server answers again", async () => {
  server.unreachable = true;
  accept();
  runtime.perform(orderA(), { kind: "advance", to: "READY", payment: null });
  await passSeconds(2, { silent: true });
  expect([shown(), notices()]).toEqual([["ready a"], ["kept"]]);
  server.unreachable = false;
  runtime.wake({ reconnect: true });
  await passSeconds(1);
  expect(server.orders.get("a")?.status).toBe("READY");
  expect(situation().queue).toEqual([]);
});

test("a tap whose request fails is sent again within five seconds while the socket is open", async () => {
  server.failure = { status: 503, code: "busy" };
  accept();
  await passSeconds(1);
  expect([shown(), notices()]).toEqual([["preparing a"], ["kept"]]);
  server.failure = null;
  await passSeconds(5);
  expect(server.orders.get("a")?.status).toBe("PREPARING");
  expect([situation().connection.phase, situation().queue]).toEqual(["online", []]);
});

test("a kept tap is withdrawn by its notice", async () => {
  server.unreachable = true;
  accept();
  await passSeconds(1, { silent: true });
  const [notice] = situation().notices;
  if (notice) runtime.undo(notice);
  server.unreachable = false;
  runtime.wake({ reconnect: false });
  await passSeconds(1);
  expect([shown(), server.orders.get("a")?.status]).toEqual([["new a"], "PENDING"]);
});

test("a kept tap that is no longer valid is not done, and the member learns it", async () => {
  server.unreachable = true;
  accept();
  await passSeconds(1, { silent: true });
  server.change("a", { status: "CANCELLED" });
  server.unreachable = false;
  runtime.wake({ reconnect: true });
  await passSeconds(1);
  expect([notices(), shown()]).toEqual([["changedFirst"], []]);
});

test("a refused action is undone on the screen", async () => {
  server.failure = { status: 409, code: "illegal_transition" };
  accept();
  await passSeconds(0);
  expect(shown()).toEqual(["new a"]);
  expect(situation().notices).toMatchObject([{ kind: "failed", code: "illegal_transition" }]);
});

test("a silent socket is replaced after 20 seconds, although it looks open", async () => {
  await passSeconds(10);
  expect(situation().connection.phase).toBe("online");
  server.unreachable = true;
  const before = server.connections.length;
  await passSeconds(20, { silent: true });
  expect(situation().connection.phase).toBe("cut");
  expect(server.connections.length).toBeGreaterThan(before);
});

test("a page that was frozen connects and reads everything again", async () => {
  await passSeconds(5);
  const before = [server.connections.length, readsOf()];
  vi.setSystemTime(Date.now() + 600_000);
  await passSeconds(1, { silent: true });
  expect([server.connections.length, readsOf()]).toEqual(before.map((count) => count + 1));
});

test.each([
  ["an ended session", { status: 401, code: "signed_out" as const }],
  ["the removal of its member", { status: 403, code: "forbidden" as const }],
])("%s stops the board", async (_, failure) => {
  server.failure = failure;
  await runtime.resync();
  expect(situation().connection.phase).toBe("ended");
  const before = readsOf();
  await passSeconds(60, { silent: true });
  expect(readsOf()).toBe(before);
});

import type { Board } from "@comanda/contract/staff/order-board-schemas";
import { expect, test } from "vitest";
import { boardFixture } from "../testing/board-fixture.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { emptyBoard, mergeOrder, mergeSnapshot, serverTime } from "./board-state.ts";

const noon = Date.parse("2026-11-22T12:00:00Z");
const snapshot = (board: Partial<Board>, { heardAtRequest = 0, at = noon } = {}) => ({
  board: boardFixture({ now: new Date(at).toISOString(), ...board }),
  heardAtRequest,
  sentAt: at,
  receivedAt: at,
});
const revisionOf = (state: ReturnType<typeof mergeOrder>, id: string) =>
  state.orders.get(id)?.order.revision;

test("a snapshot replaces the orders of the board", () => {
  const first = mergeSnapshot(emptyBoard, snapshot({ orders: [staffOrder({ id: "a" })] }));
  const second = mergeSnapshot(first, snapshot({ orders: [staffOrder({ id: "b" })] }));
  expect([...second.orders.keys()]).toEqual(["b"]);
});

test("a message that is older than the snapshot changes nothing", () => {
  const state = mergeSnapshot(
    emptyBoard,
    snapshot({ orders: [staffOrder({ id: "a", revision: 4, status: "READY" })] }),
  );
  expect(mergeOrder(state, staffOrder({ id: "a", revision: 3, status: "PREPARING" }))).toBe(state);
});

test("a message wins over a snapshot that was read before it", () => {
  const heard = mergeOrder(emptyBoard, staffOrder({ id: "a", revision: 2 }));
  const merged = mergeSnapshot(heard, snapshot({ orders: [staffOrder({ id: "a", revision: 1 })] }));
  expect(revisionOf(merged, "a")).toBe(2);
});

test("an order that came while the snapshot was on its way stays on the board", () => {
  const asked = emptyBoard.heard;
  const heard = mergeOrder(emptyBoard, staffOrder({ id: "new" }));
  const merged = mergeSnapshot(heard, snapshot({ orders: [] }, { heardAtRequest: asked }));
  expect([...merged.orders.keys()]).toEqual(["new"]);
  const later = mergeSnapshot(merged, snapshot({ orders: [] }, { heardAtRequest: merged.heard }));
  expect([...later.orders.keys()]).toEqual([]);
});

test("an old message cannot bring back an order that a snapshot has dropped", () => {
  const heard = mergeOrder(emptyBoard, staffOrder({ id: "a", revision: 5 }));
  const dropped = mergeSnapshot(heard, snapshot({ orders: [] }, { heardAtRequest: heard.heard }));
  expect(mergeOrder(dropped, staffOrder({ id: "a", revision: 5 })).orders.size).toBe(0);
  expect(revisionOf(mergeOrder(dropped, staffOrder({ id: "a", revision: 6 })), "a")).toBe(6);
});

test("a snapshot counts after the server's clock was set back", () => {
  const before = mergeSnapshot(emptyBoard, snapshot({ orders: [staffOrder({ id: "a" })] }));
  const board = boardFixture({ now: "2026-11-22T11:00:00Z", orders: [staffOrder({ id: "b" })] });
  const times = { sentAt: noon + 30_000, receivedAt: noon + 30_000 };
  const after = mergeSnapshot(before, { board, heardAtRequest: 0, ...times });
  expect([...after.orders.keys()]).toEqual(["b"]);
  expect(serverTime(after, noon + 30_000)).toBe(noon - 3_600_000);
});

test("the server's time is counted by the middle of the request", () => {
  const board = boardFixture({ now: "2026-11-22T12:00:10Z" });
  const times = { sentAt: noon, receivedAt: noon + 2000 };
  const state = mergeSnapshot(emptyBoard, { board, heardAtRequest: 0, ...times });
  expect(serverTime(state, noon + 1000)).toBe(noon + 10_000);
});

test("a board remembers only the latest dropped orders", () => {
  let state = emptyBoard;
  for (let index = 0; index < 700; index += 1) {
    state = mergeOrder(state, staffOrder({ id: `o-${index}` }));
  }
  state = mergeSnapshot(state, snapshot({ orders: [] }, { heardAtRequest: state.heard }));
  expect(state.dropped.size).toBe(500);
  expect(state.dropped.has("o-699")).toBe(true);
});

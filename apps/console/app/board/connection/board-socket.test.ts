import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { BoardSocket, type SocketConnection } from "./board-socket.ts";

type TestConnection = SocketConnection & { closed: boolean };

let connections: TestConnection[];
let messages: (BoardMessage | null)[];
let calls: string[];
beforeEach(() => {
  vi.useFakeTimers();
  connections = [];
  messages = [];
  calls = [];
});
afterEach(() => vi.useRealTimers());

function open(): SocketConnection {
  const connection: TestConnection = {
    closed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => {
      connection.closed = true;
    },
  };
  connections.push(connection);
  return connection;
}

const start = (changes: Partial<ConstructorParameters<typeof BoardSocket>[0]> = {}) =>
  new BoardSocket({
    open,
    onOpen: () => calls.push("open"),
    onMessage: (message) => messages.push(message),
    onClose: () => calls.push("close"),
    onSessionEnded: () => calls.push("ended"),
    ...changes,
  });
const last = () => {
  const connection = connections.at(-1);
  if (!connection) throw new Error("Nothing was opened");
  return connection;
};

test("messages are passed on, unreadable ones as null", () => {
  start();
  last().onopen?.();
  const order = staffOrder();
  const sent = [{ event_type: "ORDER_CHANGED", order }, { event_type: "BOARD_CHANGED" }];
  for (const message of sent) last().onmessage?.({ data: JSON.stringify(message) });
  for (const data of ["", "[]", "{}", '{"event_type":"ORDER_CHANGED"}'])
    last().onmessage?.({ data });
  expect(calls).toEqual(["open"]);
  expect(messages).toEqual([...sent, null, null, null, null]);
});

test("a closed connection is opened again, more slowly each time it fails", async () => {
  start();
  for (const wait of [500, 1000, 2000, 4000, 5000, 5000]) {
    const before = connections.length;
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(connections).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections).toHaveLength(before + 1);
  }
});

test("a connection that opened is retried quickly again", async () => {
  start();
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(500);
  last().onopen?.();
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(3);
});

test("a connection that does not open is given up", async () => {
  start();
  await vi.advanceTimersByTimeAsync(8000);
  expect([connections[0]?.closed, calls]).toEqual([true, ["close"]]);
});

test("reconnecting replaces a connection that looks open", () => {
  const socket = start();
  last().onopen?.();
  socket.reconnect();
  expect(connections.map(({ closed }) => closed)).toEqual([true, false]);
});

test("a browser that forbids websockets is asked again", async () => {
  let attempts = 0;
  start({
    open: () => {
      attempts += 1;
      throw new Error("SecurityError");
    },
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(attempts).toBe(3);
});

test("an ended session stops the socket", async () => {
  const socket = start();
  last().onclose?.({ code: 4401 });
  socket.reconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connections.length, calls]).toEqual([1, ["ended"]]);
});

test("a stopped socket does nothing", async () => {
  const socket = start();
  socket.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connections.length, last().closed, calls]).toEqual([1, true, []]);
});

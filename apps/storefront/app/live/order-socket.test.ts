import type { Order } from "@comanda/contract/orders/order";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  CALM_RECONNECT_DELAY_MS,
  PING_INTERVAL_MS,
  PONG_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type SocketConnection,
} from "./live-socket.ts";
import { OrderSocket } from "./order-socket.ts";

type TestConnection = SocketConnection & { token: string; sent: string[]; closed: boolean };

let connections: TestConnection[];
/** The statuses that `onOrder` got. */
let statuses: string[];
/** The answer of `refresh`. */
let answer: Promise<string | null>;
/** How often `refresh` was called. */
let refreshes: number;
beforeEach(() => {
  vi.useFakeTimers();
  connections = [];
  statuses = [];
  refreshes = 0;
  answer = Promise.resolve(null);
});
afterEach(() => vi.useRealTimers());

function open(token: string): SocketConnection {
  const connection: TestConnection = {
    token,
    sent: [],
    closed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void connection.sent.push(String(text)),
    close: () => {
      connection.closed = true;
    },
  };
  connections.push(connection);
  return connection;
}

const startSocket = (changes: Partial<ConstructorParameters<typeof OrderSocket>[0]> = {}) =>
  new OrderSocket({
    orderId: "o-1",
    token: "first",
    open,
    onOrder: ({ status }) => statuses.push(status),
    isUrgent: () => true,
    refresh: () => {
      refreshes += 1;
      return answer;
    },
    ...changes,
  });

const lastConnection = () => {
  const connection = connections.at(-1);
  if (!connection) throw new Error("Nothing was opened");
  return connection;
};
const update = (status: Order["status"], id = "o-1") =>
  JSON.stringify({
    event_type: "ORDER_UPDATED",
    order: {
      id,
      status,
      payment_state: "UNPAID",
      currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
      combos: [],
      discounts: [],
      status_history: [],
    },
  });

test("the ping interval is 45 seconds and the reconnect delay 5 seconds", () => {
  expect([PING_INTERVAL_MS, RECONNECT_DELAY_MS]).toEqual([45_000, 5_000]);
});

test("a socket pings every 45 seconds and reports only its own order", async () => {
  startSocket();
  lastConnection().onopen?.();
  for (const times of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS);
    expect(lastConnection().sent).toEqual(Array(times).fill("ping"));
    lastConnection().onmessage?.({ data: "pong" });
  }
  lastConnection().onmessage?.({ data: update("PENDING") });
  lastConnection().onmessage?.({ data: update("CANCELLED", "o-2") });
  lastConnection().onmessage?.({ data: "rubbish" });
  expect(statuses).toEqual(["PENDING"]);
  expect(connections).toHaveLength(1);
});

test("a message without the whole order makes the socket load it", () => {
  startSocket();
  lastConnection().onopen?.();
  lastConnection().onmessage?.({ data: '{"event_type":"ORDER_UPDATED","order":{"id":"o-1"}}' });
  expect(refreshes).toBe(1);
  expect(statuses).toEqual([]);
  expect(connections).toHaveLength(1);
});

test("a broken connection is opened again after 5 seconds with the last token, without a refresh", async () => {
  const socket = startSocket();
  lastConnection().onopen?.();
  socket.renew("second");
  lastConnection().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS - 1);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(connections.map(({ token }) => token)).toEqual(["first", "second"]);
  expect(refreshes).toBe(0);
});

test("a refused connection loads the order, whose answer has another token", async () => {
  startSocket();
  answer = Promise.resolve("fresh");
  lastConnection().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
  expect(refreshes).toBe(1);
  expect(connections.map(({ token }) => token)).toEqual(["first", "fresh"]);
});

test("a socket retries every 5 seconds with its token while nothing answers, and recovers", async () => {
  startSocket();
  for (let tries = 1; tries <= 20; tries += 1) {
    lastConnection().onclose?.();
    await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
    expect(connections).toHaveLength(tries + 1);
    expect(refreshes).toBe(tries);
  }
  expect(lastConnection().token).toBe("first");
  lastConnection().onopen?.();
  lastConnection().onmessage?.({ data: update("PENDING") });
  expect(statuses).toEqual(["PENDING"]);
});

test("without urgency a connection that never opened is tried again after half a minute", async () => {
  startSocket({ isUrgent: () => false });
  lastConnection().onclose?.();
  await vi.advanceTimersByTimeAsync(CALM_RECONNECT_DELAY_MS - 1);
  expect([connections.length, refreshes]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([connections.length, refreshes]).toEqual([2, 1]);
  lastConnection().onopen?.();
  lastConnection().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
  expect(connections).toHaveLength(3);
});

test("a slow refresh is awaited, and only one runs at a time", async () => {
  let resolveAnswer: (token: string) => void = () => undefined;
  answer = new Promise((resolve) => {
    resolveAnswer = resolve;
  });
  const socket = startSocket();
  lastConnection().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 4);
  socket.wake();
  expect(refreshes).toBe(1);
  resolveAnswer("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(connections.map(({ token }) => token)).toEqual(["first", "late"]);
});

test("a connection without a pong within ten seconds counts as broken", async () => {
  startSocket();
  const first = lastConnection();
  first.onopen?.();
  await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS + PONG_TIMEOUT_MS);
  expect(first.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
  expect(connections).toHaveLength(2);
  expect(refreshes).toBe(0);
});

test("waking a socket pings an open connection, and opens a waiting one at once", async () => {
  const socket = startSocket();
  socket.wake();
  expect(connections).toHaveLength(1);
  lastConnection().onopen?.();
  socket.wake();
  expect(lastConnection().sent).toEqual(["ping"]);
  lastConnection().onmessage?.({ data: "pong" });
  await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS);
  expect(lastConnection().sent).toEqual(["ping", "ping"]);
  lastConnection().onclose?.();
  socket.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(connections).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 3);
  expect(connections).toHaveLength(2);
});

test("a socket without a token loads one at once", async () => {
  answer = Promise.resolve("fresh");
  startSocket({ token: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshes).toBe(1);
  expect(connections.map(({ token }) => token)).toEqual(["fresh"]);
});

test("a socket without a token, or where websockets are blocked, refreshes every 5 seconds", async () => {
  const without = startSocket({ token: null });
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 3);
  expect([refreshes, connections.length]).toEqual([4, 0]);
  without.stop();
  refreshes = 0;
  const blocked = () => {
    throw new Error("SecurityError");
  };
  startSocket({ token: "blocked", open: blocked }).renew("other");
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 2);
  expect(refreshes).toBe(2);
});

test("a stopped socket does nothing, even when it is woken", async () => {
  const socket = startSocket();
  const connection = lastConnection();
  connection.onopen?.();
  socket.stop();
  expect(connection.closed).toBe(true);
  expect([connection.onmessage, connection.onclose]).toEqual([null, null]);
  socket.wake();
  await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS * 10);
  expect([connections.length, refreshes, connection.sent.length]).toEqual([1, 0, 0]);
});

test("a socket that is stopped during a refresh does not connect", async () => {
  const socket = startSocket();
  lastConnection().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS - 1);
  answer = new Promise((resolve) => setTimeout(resolve, 100, "late"));
  await vi.advanceTimersByTimeAsync(1);
  expect(refreshes).toBe(1);
  socket.stop();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 3);
  expect(connections).toHaveLength(1);
});

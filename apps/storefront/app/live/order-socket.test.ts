import type { Order } from "@comanda/contract/orders/order";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  OrderSocket,
  PING_INTERVAL_MS,
  PONG_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  type SocketConnection,
} from "./order-socket.ts";

type TestLine = SocketConnection & { token: string; sent: string[]; closed: boolean };

let lines: TestLine[];
let told: string[];
/** What asking for the order brings. */
let answer: Promise<string | null>;
let asked: number;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  told = [];
  asked = 0;
  answer = Promise.resolve(null);
});
afterEach(() => vi.useRealTimers());

function open(token: string): SocketConnection {
  const line: TestLine = {
    ...{ token, sent: [], closed: false, onopen: null, onmessage: null, onclose: null },
    send: (text) => void line.sent.push(String(text)),
    close: () => {
      line.closed = true;
    },
  };
  lines.push(line);
  return line;
}

const follow = (changes: Partial<ConstructorParameters<typeof OrderSocket>[0]> = {}) =>
  new OrderSocket({
    ...{ orderId: "o-1", token: "first", open },
    onOrder: ({ status }) => told.push(status),
    refresh: () => {
      asked += 1;
      return answer;
    },
    ...changes,
  });

const last = () => {
  const line = lines.at(-1);
  if (!line) throw new Error("Nothing was opened");
  return line;
};
const update = (status: Order["status"], id = "o-1") =>
  JSON.stringify({
    event_type: "ORDER_UPDATED",
    order: {
      ...{ id, status, payment_state: "UNPAID" },
      ...{ combos: [], discounts: [], status_history: [] },
    },
  });

test("the times are the specification's", () => {
  expect([PING_INTERVAL_MS, RECONNECT_DELAY_MS]).toEqual([45_000, 5_000]);
});

test("it pings every 45 seconds and tells of its order alone", async () => {
  follow();
  last().onopen?.();
  for (const times of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS);
    expect(last().sent).toEqual(Array(times).fill("ping"));
    last().onmessage?.({ data: "pong" });
  }
  last().onmessage?.({ data: update("PENDING") });
  last().onmessage?.({ data: update("CANCELLED", "o-2") });
  last().onmessage?.({ data: "rubbish" });
  expect(told).toEqual(["PENDING"]);
  expect(lines).toHaveLength(1);
});

test("what says that the order has changed, but not how, has it asked for", () => {
  follow();
  last().onopen?.();
  last().onmessage?.({ data: '{"event_type":"ORDER_UPDATED","order":{"id":"o-1"}}' });
  expect(asked).toBe(1);
  expect(told).toEqual([]);
  expect(lines).toHaveLength(1);
});

test("a connection that breaks is made again after 5 seconds with the last token, unasked", async () => {
  const socket = follow();
  last().onopen?.();
  socket.renew("second");
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS - 1);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines.map(({ token }) => token)).toEqual(["first", "second"]);
  expect(asked).toBe(0);
});

test("one that is refused asks for the order, whose answer brings another token", async () => {
  follow();
  answer = Promise.resolve("fresh");
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
  expect(asked).toBe(1);
  expect(lines.map(({ token }) => token)).toEqual(["first", "fresh"]);
});

test("while nothing can be had it tries every 5 seconds with what it has, and recovers", async () => {
  follow();
  for (let tries = 1; tries <= 20; tries += 1) {
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
    expect(lines).toHaveLength(tries + 1);
    expect(asked).toBe(tries);
  }
  expect(last().token).toBe("first");
  last().onopen?.();
  last().onmessage?.({ data: update("PENDING") });
  expect(told).toEqual(["PENDING"]);
});

test("it waits for an answer that is slow, and asks once at a time", async () => {
  let arrive: (token: string) => void = () => undefined;
  answer = new Promise((resolve) => {
    arrive = resolve;
  });
  const socket = follow();
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 4);
  socket.wake();
  expect(asked).toBe(1);
  arrive("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.map(({ token }) => token)).toEqual(["first", "late"]);
});

test("without a pong within ten seconds the connection counts as broken", async () => {
  follow();
  const first = last();
  first.onopen?.();
  await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS + PONG_TIMEOUT_MS);
  expect(first.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS);
  expect(lines).toHaveLength(2);
  expect(asked).toBe(0);
});

test("who looks at the page again finds out at once whether it is still followed", async () => {
  const socket = follow();
  socket.wake();
  expect(lines).toHaveLength(1);
  last().onopen?.();
  socket.wake();
  expect(last().sent).toEqual(["ping"]);
  last().onmessage?.({ data: "pong" });
  await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS);
  expect(last().sent).toEqual(["ping", "ping"]);
  last().onclose?.();
  socket.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 3);
  expect(lines).toHaveLength(2);
});

test("without a token it asks for one at once", async () => {
  answer = Promise.resolve("fresh");
  follow({ token: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  expect(lines.map(({ token }) => token)).toEqual(["fresh"]);
});

test("where none is to be had, or no websocket can be made, it asks every 5 seconds", async () => {
  const without = follow({ token: null });
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 3);
  expect([asked, lines.length]).toEqual([4, 0]);
  without.stop();
  asked = 0;
  const blocked = () => {
    throw new Error("SecurityError");
  };
  follow({ token: "blocked", open: blocked }).renew("other");
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 2);
  expect(asked).toBe(2);
});

test("once stopped it is silent, whatever comes", async () => {
  const socket = follow();
  const line = last();
  line.onopen?.();
  socket.stop();
  expect(line.closed).toBe(true);
  expect([line.onmessage, line.onclose]).toEqual([null, null]);
  socket.wake();
  await vi.advanceTimersByTimeAsync(PING_INTERVAL_MS * 10);
  expect([lines.length, asked, line.sent.length]).toEqual([1, 0, 0]);
});

test("stopped while it asks, it connects no more", async () => {
  const socket = follow();
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS - 1);
  answer = new Promise((resolve) => setTimeout(resolve, 100, "late"));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  socket.stop();
  await vi.advanceTimersByTimeAsync(RECONNECT_DELAY_MS * 3);
  expect(lines).toHaveLength(1);
});

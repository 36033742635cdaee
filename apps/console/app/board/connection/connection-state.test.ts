import { expect, test } from "vitest";
import {
  type ConnectionEvent,
  reduceConnection,
  SILENCE_MS,
  startConnection,
  WAKE_MS,
  wasFrozen,
} from "./connection-state.ts";

const after = (...events: ConnectionEvent[]) => events.reduce(reduceConnection, startConnection(0));
/** A tick each second from one time to another. */
const ticks = (from: number, to: number): ConnectionEvent[] =>
  Array.from({ length: (to - from) / 1000 }, (_, index) => ({
    type: "ticked",
    at: from + (index + 1) * 1000,
  }));

test("a board is online once it hears the server", () => {
  expect(startConnection(0).phase).toBe("connecting");
  expect(after({ type: "heard", at: 100 }).phase).toBe("online");
});

test("a board is cut off after 20 seconds without a message, although its socket looks open", () => {
  const online: ConnectionEvent = { type: "heard", at: 1000 };
  expect(SILENCE_MS).toBe(20_000);
  expect(after(online, ...ticks(1000, 20_000)).phase).toBe("online");
  expect(after(online, ...ticks(1000, 21_000)).phase).toBe("cut");
});

test("a closed socket is reconnecting until the silence is too long", () => {
  const closed = [
    { type: "heard", at: 0 },
    { type: "closed", at: 5000 },
  ] as const;
  expect(after(...closed, ...ticks(5000, 19_000)).phase).toBe("reconnecting");
  expect(after(...closed, ...ticks(5000, 20_000)).phase).toBe("cut");
});

test("a board without a network is cut off at once, since it was heard last", () => {
  const state = after({ type: "heard", at: 4000 }, { type: "networkLost", at: 6000 });
  expect([state.phase, state.heardAt]).toEqual(["cut", 4000]);
});

test("a board that never connects is cut off after 20 seconds", () => {
  expect(after(...ticks(0, 20_000)).phase).toBe("cut");
});

test("a page that wakes has a few seconds to connect before it is cut off", () => {
  const asleep = after({ type: "heard", at: 0 }, ...ticks(0, 2000));
  const woken = 600_000;
  expect(wasFrozen(asleep, woken)).toBe(true);
  const awake = reduceConnection(asleep, { type: "ticked", at: woken });
  expect(awake.phase).toBe("reconnecting");
  const waiting = ticks(woken, woken + WAKE_MS).reduce(reduceConnection, awake);
  expect(waiting.phase).toBe("cut");
  expect(waiting.heardAt).toBe(0);
});

test("a message makes a cut board online again", () => {
  const state = after({ type: "networkLost", at: 0 }, { type: "heard", at: 90_000 });
  expect(state.phase).toBe("online");
});

test("an ended session is final", () => {
  const state = after({ type: "sessionEnded", at: 0 }, { type: "heard", at: 1 });
  expect(state.phase).toBe("ended");
});

test("a board that only reads snapshots is neither online nor cut off", () => {
  const cut = after(
    { type: "networkLost", at: 0 },
    { type: "snapshotRead", sentAt: 49_000, at: 50_000 },
  );
  expect([cut.phase, cut.heardAt]).toEqual(["reconnecting", 50_000]);
  expect(ticks(50_000, 69_000).reduce(reduceConnection, cut).phase).toBe("reconnecting");
});

test("a snapshot of a request from before the network was lost does not end the cut", () => {
  const late: ConnectionEvent = { type: "snapshotRead", sentAt: 900, at: 1100 };
  const cut = after({ type: "heard", at: 0 }, { type: "networkLost", at: 1000 }, late);
  expect(cut.phase).toBe("cut");
});

test("a snapshot does not hide that the socket is silent", () => {
  const read: ConnectionEvent = { type: "snapshotRead", sentAt: 14_000, at: 15_000 };
  const state = after(
    { type: "heard", at: 0 },
    ...ticks(0, 15_000),
    read,
    ...ticks(15_000, 20_000),
  );
  expect(state.phase).toBe("cut");
});

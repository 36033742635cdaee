import { expect, test } from "vitest";
import { type SoundEvent, silentBoard, soundStatus } from "../../web/sound/sound-state.ts";
import { startConnection } from "../connection/connection-state.ts";
import { emptyBoard, mergeOrder } from "../state/board-state.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { BoardStore } from "./board-store.ts";
import { Shift } from "./shift.ts";

const placed = Date.parse("2026-11-22T12:00:00Z");

function startShift() {
  const rung: (string | null)[] = [];
  const log: string[] = [];
  const store = new BoardStore({
    board: emptyBoard,
    queue: [],
    notices: [],
    sound: silentBoard,
    connection: startConnection(placed),
    deviceTime: placed,
  });
  const shift = new Shift({
    store,
    onStart: () => log.push("started"),
    wakeLock: { start: () => log.push("awake"), stop: () => log.push("asleep") },
    createSound: (onEvent: (event: SoundEvent) => void) => ({
      unlock: async () => {
        log.push("chime");
        onEvent({ type: "contextChanged", running: true });
      },
      tryUnlock: async () => onEvent({ type: "contextChanged", running: true }),
      ring: (loudness) => rung.push(loudness),
      stop: () => log.push("silent"),
    }),
  });
  shift.follow();
  const addOrder = () => store.update(({ board }) => ({ board: mergeOrder(board, staffOrder()) }));
  return { shift, store, rung, log, addOrder };
}

test("starting the shift tests the bell and keeps the screen on", async () => {
  const { shift, store, log } = startShift();
  await shift.start();
  expect(log).toEqual(["awake", "started", "chime"]);
  expect(soundStatus(store.getSituation().sound)).toBe("on");
});

test("an order that waited before the shift rings when it starts", async () => {
  const { shift, rung, addOrder } = startShift();
  addOrder();
  expect(rung).toEqual([]);
  await shift.start();
  expect(rung).toEqual(["normal"]);
});

test("the bell becomes louder by time alone, and ends with the last new order", async () => {
  const { shift, store, rung, addOrder } = startShift();
  await shift.start();
  addOrder();
  store.update(() => ({ deviceTime: placed + 31_000 }));
  store.update(({ board }) => ({
    board: mergeOrder(board, staffOrder({ revision: 2, status: "PREPARING" })),
  }));
  expect(rung).toEqual(["normal", "loud", null]);
});

test("a muted board does not ring, but shows that it wants to", async () => {
  const { shift, store, rung, addOrder } = startShift();
  await shift.start();
  addOrder();
  shift.setMuted(true);
  expect(rung).toEqual(["normal", null]);
  expect(store.getSituation().ringing).toBe("normal");
  shift.setMuted(false);
  expect(rung.at(-1)).toBe("normal");
});

test("a shift continues after a reload where the browser allows it", async () => {
  const { shift, store, log } = startShift();
  await shift.resume();
  expect([soundStatus(store.getSituation().sound), log]).toEqual(["on", ["awake"]]);
});

test("a shift that ends lets the screen sleep", () => {
  const { shift, log } = startShift();
  shift.stop();
  expect(log).toEqual(["asleep", "silent"]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silentBoard } from "../../web/sound/sound-state.ts";
import { startConnection } from "../connection/connection-state.ts";
import { BoardStore } from "../runtime/board-store.ts";
import { startBoard } from "../state/board-state.ts";
import { CLICK_LIMIT_MS, freezeWhilePressed, MAX_FREEZE_MS } from "./freeze-while-pressed.ts";

let page: EventTarget;
let store: BoardStore;
let stop: () => void;
let renderings: number;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  store = new BoardStore({
    queue: [],
    notices: [],
    sound: silentBoard,
    deviceTime: 0,
    board: startBoard(null, 0),
    connection: startConnection(0),
  });
  renderings = 0;
  store.subscribeToShown(() => {
    renderings += 1;
  });
  stop = freezeWhilePressed(page, store);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const dispatch = (...types: string[]) => {
  for (const type of types) dispatchOf(1, type);
};
/** Dispatches an event of one of several fingers. */
const dispatchOf = (pointerId: number, type: string) =>
  page.dispatchEvent(Object.assign(new Event(type), { pointerId }));
const change = () => store.update(({ deviceTime }) => ({ deviceTime: deviceTime + 1 }));
/** How many changes the screen shows, and how many the board has. */
const times = () => [store.getShown().deviceTime, store.getSituation().deviceTime];

test("without a press each change is shown at once", () => {
  change();
  expect(times()).toEqual([1, 1]);
  expect(renderings).toBe(1);
});

test.each([
  ["its click", ["pointerup", "click"], 0],
  ["a scroll that it turns out to be", ["pointercancel"], 0],
  ["a finger that is lifted elsewhere", ["pointerup"], CLICK_LIMIT_MS],
  ["two seconds in which a hand rests", [], MAX_FREEZE_MS],
])("the screen stays as it is from a press to %s", (_, end, milliseconds) => {
  dispatch("pointerdown");
  change();
  change();
  expect(times()).toEqual([0, 2]);
  dispatch(...end);
  if (milliseconds > 0) {
    vi.advanceTimersByTime(milliseconds - 1);
    expect(times()).toEqual([0, 2]);
    vi.advanceTimersByTime(1);
  }
  expect(times()).toEqual([2, 2]);
  expect(renderings).toBe(1);
  change();
  expect(times()).toEqual([3, 3]);
});

test("the end of one press does not end the next one", () => {
  dispatch("pointerdown", "pointerup");
  vi.advanceTimersByTime(CLICK_LIMIT_MS - 1);
  dispatch("pointerdown");
  vi.advanceTimersByTime(CLICK_LIMIT_MS);
  change();
  expect(times()).toEqual([0, 1]);
});

test.each([
  ["click", ["pointerup", "click"]],
  ["scroll", ["pointercancel"]],
])("the %s of one finger does not end the press of another", (_, end) => {
  dispatchOf(1, "pointerdown");
  dispatchOf(2, "pointerdown");
  for (const type of end) dispatchOf(1, type);
  vi.advanceTimersByTime(CLICK_LIMIT_MS);
  change();
  expect(times()).toEqual([0, 1]);
  dispatchOf(2, "pointerup");
  dispatchOf(2, "click");
  expect(times()).toEqual([1, 1]);
});

test("after a hand that rests, each press ends with its own click", () => {
  dispatchOf(1, "pointerdown");
  vi.advanceTimersByTime(MAX_FREEZE_MS);
  dispatchOf(2, "pointerdown");
  change();
  expect(times()).toEqual([0, 1]);
  dispatchOf(2, "pointerup");
  dispatchOf(2, "click");
  expect(times()).toEqual([1, 1]);
});

test("a page that is left shows everything", () => {
  dispatch("pointerdown");
  change();
  stop();
  expect(times()).toEqual([1, 1]);
});

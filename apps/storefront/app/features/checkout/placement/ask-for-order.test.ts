import type { Order } from "@comanda/contract/orders/order";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForOrder, mayBeSentAgain, newOrderPress } from "./ask-for-order.ts";

const onPlaced = vi.fn();
const onUnplaced = vi.fn();
/** The answer to each question; undefined where none comes. The last one repeats. */
let answers: (Pick<Order, "status"> | null | undefined)[] = [];
/** When each question was asked, in milliseconds. */
let asked: number[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  asked = [];
  onPlaced.mockClear();
  onUnplaced.mockClear();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const read = async () => {
  const answer = answers[Math.min(asked.length, answers.length - 1)];
  asked.push(Date.now());
  if (answer === undefined) throw new TypeError("Failed to fetch");
  return answer as Order | null;
};
const PLACED = { status: "PENDING" } as const;
const DRAFT = { status: "INITIATED" } as const;
const MINUTE = 60_000;

test("a placed order whose answer was lost is found at once", async () => {
  answers = [PLACED];
  stop = askForOrder(newOrderPress(), { read, onPlaced, onUnplaced });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toEqual([0]);
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(PLACED);
  expect(onUnplaced).not.toHaveBeenCalled();
});

test("while no answer comes the server is asked after growing waits", async () => {
  answers = [undefined, undefined, undefined, undefined, undefined, PLACED];
  stop = askForOrder(newOrderPress(), { read, onPlaced, onUnplaced });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000]);
  expect(onPlaced).toHaveBeenCalledTimes(1);
});

test.each([DRAFT, null])("an order that is not placed (%o) ends the questions", async (answer) => {
  answers = [undefined, answer];
  stop = askForOrder(newOrderPress(), { read, onPlaced, onUnplaced });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(2);
  expect(onUnplaced).toHaveBeenCalledTimes(1);
  expect(onPlaced).not.toHaveBeenCalled();
});

test("the waits of one press go on growing when its order is sent again and gets no answer", async () => {
  answers = [DRAFT];
  const press = newOrderPress();
  const again = () => {
    stop = askForOrder(press, { read, onPlaced, onUnplaced: again });
  };
  again();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000]);
});

test("after a stop nothing is asked or reported", async () => {
  answers = [PLACED];
  askForOrder(newOrderPress(), { read, onPlaced, onUnplaced })();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toEqual([]);
  expect(onPlaced).not.toHaveBeenCalled();
});

test("an order may be sent again by itself for two minutes after the press", () => {
  const press = newOrderPress();
  vi.setSystemTime(2 * MINUTE - 1);
  expect(mayBeSentAgain(press)).toBe(true);
  vi.setSystemTime(2 * MINUTE);
  expect(mayBeSentAgain(press)).toBe(false);
});

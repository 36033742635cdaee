import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackgroundQueue } from "./background-queue.ts";

test("jobs run one after the other, in the order of their calls", async () => {
  const queue = createBackgroundQueue();
  const steps: string[] = [];
  const work = (name: string, loopTurns: number) =>
    queue(async () => {
      steps.push(`${name} begins`);
      for (let turn = 0; turn < loopTurns; turn += 1) await nextTurn();
      steps.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work("a", 20), work("b", 0)])).toEqual(["a", "b"]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("other work gets a turn between two jobs", async () => {
  const queue = createBackgroundQueue();
  let ticks = 0;
  let isOver = false;
  const tick = () => {
    ticks += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const seen: number[] = [];
  // Jobs without I/O: on their own they would leave no turn in between.
  await Promise.all(Array.from({ length: 5 }, () => queue(async () => void seen.push(ticks))));
  isOver = true;
  expect(new Set(seen).size).toBe(5);
});

test("a failing job rejects for its caller and does not stop the next one", async () => {
  const queue = createBackgroundQueue();
  const failing = queue(async () => {
    throw new Error("broken");
  });
  const next = queue(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackgroundTurns } from "./background-turns.ts";

test("jobs run one after the other, in the order of their calls", async () => {
  const turns = createBackgroundTurns();
  const steps: string[] = [];
  const work = (name: string, loopTurns: number) =>
    turns(async () => {
      steps.push(`${name} begins`);
      for (let turn = 0; turn < loopTurns; turn += 1) await nextTurn();
      steps.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work("a", 20), work("b", 0)])).toEqual(["a", "b"]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("other work gets a turn between two jobs", async () => {
  const turns = createBackgroundTurns();
  let ticks = 0;
  let isOver = false;
  const tick = () => {
    ticks += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const seen: number[] = [];
  // Jobs without I/O: on their own they would leave no turn in between.
  await Promise.all(Array.from({ length: 5 }, () => turns(async () => void seen.push(ticks))));
  isOver = true;
  expect(new Set(seen).size).toBe(5);
});

test("a failing job rejects for its caller and does not stop the next one", async () => {
  const turns = createBackgroundTurns();
  const failing = turns(async () => {
    throw new Error("broken");
  });
  const next = turns(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackgroundTurns } from "./background-turns.ts";

test("works run one after the other, in the order in which they came", async () => {
  const turns = createBackgroundTurns();
  const said: string[] = [];
  const work = (name: string, ms: number) =>
    turns(async () => {
      said.push(`${name} begins`);
      await pause(ms);
      said.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work("a", 5), work("b", 0)])).toEqual(["a", "b"]);
  expect(said).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("between two works everything else gets a turn that waits for the event loop", async () => {
  const turns = createBackgroundTurns();
  let ticks = 0;
  let isOver = false;
  const tick = () => {
    ticks += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const seen: number[] = [];
  // Works that wait for nothing outside: by themselves they would leave no room in between.
  await Promise.all(Array.from({ length: 5 }, () => turns(async () => void seen.push(ticks))));
  isOver = true;
  expect(new Set(seen).size).toBe(5);
});

test("a work that fails is the caller's, and stops no other", async () => {
  const turns = createBackgroundTurns();
  const failing = turns(async () => {
    throw new Error("broken");
  });
  const next = turns(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

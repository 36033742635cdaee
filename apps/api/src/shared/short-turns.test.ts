import { expect, test } from "vitest";
import { shortTurns } from "./short-turns.ts";

test("the event loop has a turn after long work, and none after short work", async () => {
  let now = 0;
  const done: string[] = [];
  const turn = shortTurns(() => now);
  for (const [name, ms] of [
    ["short", 4],
    ["shorter", 3],
    ["long", 4],
    ["last", 9],
  ] as const) {
    setImmediate(() => done.push(`request of ${name}`));
    now += ms;
    done.push(name);
    await turn();
  }
  expect(done).toEqual([
    "short",
    "shorter",
    "long",
    "request of short",
    "request of shorter",
    "request of long",
    "last",
  ]);
});

import { expect, test } from "vitest";
import { createYield } from "./yield-to-requests.ts";

test("the event loop has a turn after long work, and none after short work", async () => {
  let now = 0;
  const done: string[] = [];
  const giveWay = createYield(() => now);
  for (const [name, ms] of [
    ["short", 4],
    ["shorter", 3],
    ["long", 4],
    ["last", 9],
  ] as const) {
    setImmediate(() => done.push(`request of ${name}`));
    now += ms;
    done.push(name);
    await giveWay();
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

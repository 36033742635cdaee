import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneEachTurn } from "./one-each-turn.ts";

test("the event loop has a turn between two works, also after one that fails", async () => {
  const turns = oneEachTurn();
  const done: string[] = [];
  const work = (name: string) => turns(async () => void done.push(name));
  const works = [
    work("first"),
    turns(() => Promise.reject(new Error("failed"))).catch(() => done.push("failed")),
    work("last"),
  ];
  const between = (async () => {
    for (let count = 0; count < 3; count += 1) {
      await nextTurn();
      done.push("turn");
    }
  })();
  await Promise.all([...works, between]);
  const sequence = done.filter((name) => name !== "turn");
  expect(sequence).toEqual(["first", "failed", "last"]);
  expect(done.indexOf("turn")).toBeLessThan(done.indexOf("failed"));
  expect(done.slice(done.indexOf("failed"), done.indexOf("last"))).toContain("turn");
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ConnectionQueue } from "./connection-queue.ts";

test("the event loop has a turn between two who use the connection", async () => {
  const queue = new ConnectionQueue();
  const done: string[] = [];
  const use = async (name: string) => {
    await queue.take();
    done.push(name);
    queue.leave();
  };
  const uses = [use("first"), use("last")];
  const between = (async () => {
    for (let count = 0; count < 2; count += 1) {
      await nextTurn();
      done.push("turn");
    }
  })();
  await Promise.all([...uses, between]);
  expect(done.slice(0, done.indexOf("last"))).toEqual(["first", "turn"]);
});

test("who came earlier has the connection before those who came later, also when they ask for it last", async () => {
  const queue = new ConnectionQueue();
  const done: string[] = [];
  const use = async (name: string, since: number) => {
    await queue.take(since);
    done.push(name);
    queue.leave();
  };
  const order = use("read", 1).then(() => use("store", 1));
  await Promise.all([order, use("second", 2), use("third", 3), use("also second", 2)]);
  expect(done).toEqual(["read", "store", "second", "also second", "third"]);
});

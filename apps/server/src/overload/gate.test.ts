import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { Gate, type GateLimits } from "./gate.ts";

const kind = { waiting: 100, waitingOfKey: 100, waitMs: 60_000 };
const limits: GateLimits<"first" | "second"> = {
  atOnce: 1,
  atOnceOfKey: 1,
  maxMs: null,
  kinds: { first: kind, second: kind },
};

/** Work that runs until `finish`, which lets the others start. */
function controlledWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  return {
    work,
    finish: async () => {
      resolve("done");
      await nextTurn();
    },
  };
}

test("work that waits starts by its kind's priority, and the keys of a kind in turn", async () => {
  const gate = new Gate(limits);
  const running = controlledWork();
  void gate.run("second", { key: "a" }, running.work);
  const started: string[] = [];
  const add = (of: "first" | "second", key: string, name: string) =>
    gate.run(of, { key }, async () => void started.push(name));
  const all = [
    add("second", "a", "page a1"),
    add("second", "a", "page a2"),
    add("second", "b", "page b1"),
    add("first", "a", "order"),
  ];
  await running.finish();
  await Promise.all(all);
  expect(started).toEqual(["order", "page a1", "page b1", "page a2"]);
  expect([gate.running, gate.waiting("second")]).toEqual([0, 0]);
});

test("more than may wait is refused at once, also the share of one key", async () => {
  const kinds = { first: kind, second: { ...kind, waiting: 3, waitingOfKey: 2 } };
  const gate = new Gate({ ...limits, kinds });
  const running = controlledWork();
  void gate.run("second", { key: "a" }, running.work);
  const never = controlledWork();
  const waiting = ["a", "a"].map((key) => gate.run("second", { key }, async () => key));
  expect(await gate.run("second", { key: "a" }, never.work)).toEqual({ refused: "full" });
  waiting.push(gate.run("second", { key: "b" }, async () => "b"));
  expect(await gate.run("second", { key: "c" }, never.work)).toEqual({ refused: "full" });
  await running.finish();
  expect(await Promise.all(waiting)).toEqual([{ done: "a" }, { done: "a" }, { done: "b" }]);
  expect(never.work).not.toHaveBeenCalled();
});

test("a key has only its share of the places", async () => {
  const gate = new Gate({ ...limits, atOnce: 4, atOnceOfKey: 2 });
  const works = ["a", "a", "a", "b"].map((key) => {
    const work = controlledWork();
    void gate.run("first", { key }, work.work);
    return work;
  });
  await nextTurn();
  expect(works.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0, 1]);
  await works[0]?.finish();
  expect(works[2]?.work).toHaveBeenCalled();
});

test("work of a client that leaves while it waits is not done", async () => {
  const gate = new Gate(limits);
  const running = controlledWork();
  void gate.run("first", { key: "a" }, running.work);
  const client = new AbortController();
  const { work } = controlledWork();
  const result = gate.run("first", { key: "a", signal: client.signal }, work);
  client.abort();
  expect(await result).toEqual({ refused: "left" });
  expect(await gate.run("first", { key: "a", signal: client.signal }, work)).toEqual({
    refused: "left",
  });
  await running.finish();
  expect(work).not.toHaveBeenCalled();
});

test("work that waits too long is refused, and takes no place later", async () => {
  const kinds = { first: { ...kind, waitMs: 10 }, second: kind };
  const gate = new Gate({ ...limits, kinds });
  const running = controlledWork();
  void gate.run("first", { key: "a" }, running.work);
  const { work } = controlledWork();
  expect(await gate.run("first", { key: "a" }, work)).toEqual({ refused: "late" });
  await running.finish();
  expect(await gate.run("first", { key: "b" }, async () => "b")).toEqual({ done: "b" });
  expect(work).not.toHaveBeenCalled();
});

test("work that hangs is given up and leaves its place to the next", async () => {
  const outcomes: string[] = [];
  const gate = new Gate(
    { ...limits, maxMs: 10 },
    { onOutcome: (_, outcome) => outcomes.push(outcome) },
  );
  const hanging = gate.run("first", { key: "a" }, () => new Promise(() => undefined));
  const next = gate.run("first", { key: "a" }, async () => "next");
  expect(await hanging).toEqual({ refused: "slow" });
  expect(await next).toEqual({ done: "next" });
  expect(outcomes).toEqual(["admitted", "slow", "admitted"]);
});

test("work that throws leaves its place, and its error reaches the caller", async () => {
  const gate = new Gate(limits);
  const failing = gate.run("first", { key: "a" }, async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await gate.run("first", { key: "a" }, async () => 1)).toEqual({ done: 1 });
});

test("renders wait for running orders, and no longer than their limit", async () => {
  const orders = new Gate(limits);
  expect(orders.whenIdle(60_000)).toBeUndefined();
  const order = controlledWork();
  void orders.run("first", { key: "a" }, order.work);
  const pages = new Gate(limits, { beforeStart: () => orders.whenIdle(60_000) });
  const page = vi.fn(async () => "page");
  const rendered = pages.run("first", { key: "a" }, page);
  await nextTurn();
  expect(page).not.toHaveBeenCalled();
  await order.finish();
  expect(await rendered).toEqual({ done: "page" });
  void orders.run("first", { key: "a" }, controlledWork().work);
  await orders.whenIdle(5);
  expect(orders.running).toBe(1);
});

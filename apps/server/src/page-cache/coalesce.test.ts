import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

/** Waits until all pending callbacks have run. */
async function nextTick(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await setImmediate();
}

/** Loads that the test resolves by hand. */
function createManualLoad(timeoutMs?: number) {
  const loads: { key: string; resolve: (text: string) => void; fail: () => void }[] = [];
  const load = coalesce(
    (key) =>
      new Promise<string>((resolve, reject) => {
        loads.push({ key, resolve: resolve, fail: () => reject(new Error("lost")) });
      }),
    timeoutMs,
  );
  return { load, loads };
}

test("simultaneous callers share one load", async () => {
  const { load, loads } = createManualLoad();
  const answers = [load("a"), load("a"), load("a")];
  await nextTick();
  expect(loads).toHaveLength(1);
  loads[0]?.resolve("yes");
  expect(await Promise.all(answers)).toEqual(["yes", "yes", "yes"]);
});

test("callers during a running load share the next one", async () => {
  const { load, loads } = createManualLoad();
  const early = load("a");
  await nextTick();
  const late = [load("a"), load("a")];
  await nextTick();
  expect(loads).toHaveLength(1);
  loads[0]?.resolve("old");
  expect(await early).toBe("old");
  await nextTick();
  expect(loads).toHaveLength(2);
  loads[1]?.resolve("new");
  expect(await Promise.all(late)).toEqual(["new", "new"]);
});

test("loads of different keys do not wait for each other", async () => {
  const { load, loads } = createManualLoad();
  const answers = [load("a"), load("b")];
  await nextTick();
  expect(loads.map(({ key }) => key)).toEqual(["a", "b"]);
  for (const { key, resolve } of loads) resolve(key);
  expect(await Promise.all(answers)).toEqual(["a", "b"]);
});

test("a failure reaches the waiting callers, and the next caller loads again", async () => {
  const { load, loads } = createManualLoad();
  const failing = load("a");
  const failed = expect(failing).rejects.toThrow("lost");
  await nextTick();
  const next = load("a");
  loads[0]?.fail();
  await failed;
  await nextTick();
  loads[1]?.resolve("yes");
  expect(await next).toBe("yes");
});

test("a load that never ends fails after the time limit, and the next one starts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { load, loads } = createManualLoad(100);
  const failed = expect(load("a")).rejects.toThrow("timeout");
  await nextTick();
  const next = load("a");
  vi.advanceTimersByTime(100);
  await failed;
  await nextTick();
  expect(loads).toHaveLength(2);
  loads[1]?.resolve("yes");
  expect(await next).toBe("yes");
  vi.useRealTimers();
});

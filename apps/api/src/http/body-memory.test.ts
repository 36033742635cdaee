import { expect, test } from "vitest";
import { Refusal } from "../shared/refusal.ts";
import { announcedBytes, BodyMemory } from "./body-memory.ts";

/** A memory of 30 bytes, 20 of one company. */
const small = (waitMs = 60_000) => new BodyMemory({ bytes: 30, bytesOfCompany: 20, waitMs });

/** Starts work that runs until `end`; `done` is its name, or a refusal if it never started. */
function start(memory: BodyMemory, companyId: string, bytes = 10, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isRunning = false;
  const done = memory.run({ companyId, bytes, signal }, () => {
    isRunning = true;
    return promise;
  });
  return { done, running: () => isRunning, end: () => resolve(companyId) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a company waits for its own bodies, and another one does not", async () => {
  const memory = small();
  const [first, second, third] = [1, 2, 3].map(() => start(memory, "tacos"));
  const other = start(memory, "burgers");
  await settle();
  expect([first, second, third, other].map((work) => work?.running())).toEqual([
    true,
    true,
    false,
    true,
  ]);
  first?.end();
  await first?.done;
  await settle();
  expect(third?.running()).toBe(true);
});

test("all companies together have a bound, and a body that fails frees its memory", async () => {
  const memory = small();
  const works = ["a", "b", "c", "d"].map((company) => start(memory, company));
  await settle();
  expect(works.map((work) => work.running())).toEqual([true, true, true, false]);
  for (const work of works) work.end();
  await Promise.all(works.map(({ done }) => done));
  const fail = () => Promise.reject(new Error("broken"));
  await expect(memory.run({ companyId: "a", bytes: 20 }, fail)).rejects.toThrow("broken");
  expect(await memory.run({ companyId: "a", bytes: 20 }, async () => "next")).toBe("next");
});

test("a body for which no memory gets free, or whose client leaves, is never read", async () => {
  const memory = small(20);
  const holder = start(memory, "tacos", 20);
  const late = start(memory, "tacos");
  const client = new AbortController();
  const left = start(memory, "tacos", 10, client.signal);
  client.abort();
  for (const { done } of [left, late]) expect(await done).toEqual(new Refusal("busy"));
  holder.end();
  await holder.done;
  expect([late.running(), left.running()]).toEqual([false, false]);
});

test("work that has no answer is not busy", async () => {
  expect(await small().run({ companyId: "tacos", bytes: 10 }, async () => null)).toBeNull();
});

test("a body without a length counts as the largest one", () => {
  const request = (headers: Record<string, string>) =>
    new Request("http://tacos.test", { headers });
  expect(announcedBytes(request({ "content-length": "7" }), 10)).toBe(7);
  expect(announcedBytes(request({ "content-length": "70" }), 10)).toBe(10);
  expect(announcedBytes(request({}), 10)).toBe(10);
});

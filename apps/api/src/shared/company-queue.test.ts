import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CompanyQueue } from "./company-queue.ts";

let queue: CompanyQueue;
/** The names of the works that have begun, in their sequence. */
let begun: string[];
const ends = new Map<string, () => void>();
beforeEach(() => {
  vi.useFakeTimers();
  queue = new CompanyQueue();
  begun = [];
  ends.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (companyId: string, name: string) =>
  queue.run(companyId, () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  });
/** Lets everything run that waits for nothing else. */
const settled = () => vi.advanceTimersByTimeAsync(0);

test("two works of a company run at once, and the others follow in the sequence in which they came", async () => {
  const all = ["a", "b", "c", "d"].map((name) => start("tacos", name));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  ends.get("a")?.();
  await settled();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  for (const name of ["c", "d"]) ends.get(name)?.();
  await Promise.all(all);
});

test("a work that fails gives its turn to the next, and another company waits for none", async () => {
  const failing = queue.run("tacos", () => Promise.reject(new Error("refused")));
  await expect(failing).rejects.toThrow("refused");
  for (const name of ["a", "b", "c"]) void start("tacos", name);
  void start("pizza", "other");
  await settled();
  expect(begun).toEqual(["a", "b", "other"]);
});

test("after a second a work no longer waits", async () => {
  for (const name of ["a", "b", "c"]) void start("tacos", name);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["a", "b", "c"]);
  void start("tacos", "d");
  ends.get("a")?.();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
});

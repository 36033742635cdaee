import { loggableError } from "@comanda/api/shared/loggable-error";
import { runWithRequestId } from "@comanda/api/shared/request-id";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./create-log.ts";

let lines: Record<string, unknown>[];
let counted: string[];
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  counted = [];
});
afterEach(() => vi.useRealTimers());

const createTestLog = () =>
  createLog(
    { level: "info", onLine: (level) => counted.push(level) },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );

test("each line of a request has its id, and other lines have none", async () => {
  const log = createTestLog();
  await runWithRequestId("r-1", async () => {
    log.info("first");
    await Promise.resolve();
    log.warn({ code: "x" }, "second");
  });
  log.info("outside");
  expect(lines.map(({ request_id }) => request_id)).toEqual(["r-1", "r-1", undefined]);
});

test("an outage's errors are three lines in full, then one with their number", () => {
  const log = createTestLog();
  const fail = () => log.error(loggableError(Object.assign(new Error("x"), { code: "57P01" })));
  for (let count = 0; count < 1_000; count += 1) fail();
  expect(lines).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatchObject({ code: "57P01", repeated: 997, level: 50 });
  expect(lines[3]).not.toHaveProperty("stack");
  expect(counted.length).toBeGreaterThanOrEqual(1_000);
  // After the pause the error is written in full again.
  fail();
  expect(lines[4]).toHaveProperty("stack");
});

test("errors of different places are written each, and very many of them as one line", () => {
  const log = createTestLog();
  const stackOf = (place: number) => ({ error: "Error", code: undefined, stack: `at ${place}` });
  for (let place = 0; place < 500; place += 1) log.error(stackOf(place));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.length).toBeLessThan(110);
  vi.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toMatchObject({ error: "others" });
});

test("lines without an error are never left out", () => {
  const log = createTestLog();
  for (let count = 0; count < 20; count += 1) log.error({ reason: "away" }, "A service is away");
  expect(lines).toHaveLength(20);
});

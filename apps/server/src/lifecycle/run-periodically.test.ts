import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runPeriodically } from "./run-periodically.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });

test("a long round delays the next one, and stopping waits for it", async () => {
  const rounds: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const round = Promise.withResolvers<void>();
    rounds.push(round);
    return round.promise;
  };
  const { stop } = runPeriodically(work, 1_000, log);
  expect(rounds).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(rounds).toHaveLength(1);
  rounds[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toHaveLength(2);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stopped, rounds.length]).toEqual([false, 2]);
  rounds[1]?.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toHaveLength(2);
});

test("a failed round is logged without its message, and the next round runs", async () => {
  let rounds = 0;
  const work = async () => {
    rounds += 1;
    throw new TypeError("said to Ana, +52 55 1234 5678");
  };
  const { stop } = runPeriodically(work, 1_000, log);
  await vi.advanceTimersByTimeAsync(2_000);
  await stop();
  expect(rounds).toBe(2);
  expect(lines).toMatchObject([{ error: "TypeError" }, { error: "TypeError" }]);
  expect(JSON.stringify(lines)).not.toContain("Ana");
});

import { HOUR_MS } from "@comanda/domain/time/durations";
import { beforeEach, expect, test, vi } from "vitest";
import { skewByServer } from "./skew-by-server.ts";

const NOON = Date.parse("2026-12-20T18:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
});

/** The server answers that its clock is this many milliseconds ahead. */
function answerAhead(milliseconds: number, others: Record<string, string> = {}) {
  const date = new Date(NOON + milliseconds).toUTCString();
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { date, ...others } }));
}

test("a clock that was set ahead is compared with the server's", async () => {
  answerAhead(-3 * HOUR_MS);
  expect(await skewByServer(1_200)).toBe(-3 * HOUR_MS);
});

test("an answer of a cache is as old as it says", async () => {
  answerAhead(-5 * HOUR_MS, { age: "7200" });
  expect(await skewByServer(1_200)).toBe(-3 * HOUR_MS);
});

test("after a sleep the measured time stays, because the server says it only to a second", async () => {
  answerAhead(1_000);
  expect(await skewByServer(1_800)).toBe(1_800);
});

test.each([
  ["no answer", async () => Promise.reject(new TypeError("no network"))],
  ["an answer without a time", async () => new Response(null)],
])("%s is a failure, so that it is asked for again", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  await expect(skewByServer(1_800)).rejects.toThrow();
});

import { beforeEach, expect, test, vi } from "vitest";
import { skewAfterJump } from "./skew-after-jump.ts";

const NOON = Date.parse("2026-12-20T18:00:00Z");
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
});

/** The server answers that its clock is so many milliseconds ahead. */
function answerAhead(milliseconds: number) {
  const date = new Date(NOON + milliseconds).toUTCString();
  const ask = vi.fn(async () => new Response(null, { headers: { date } }));
  vi.stubGlobal("fetch", ask);
  return ask;
}

test("a clock that is set back is corrected without the server", async () => {
  const ask = answerAhead(0);
  expect(await skewAfterJump(1_000, -2 * HOUR)).toBe(2 * HOUR + 1_000);
  expect(ask).not.toHaveBeenCalled();
});

test("a clock that is set forward is compared with the server's", async () => {
  answerAhead(-3 * HOUR);
  expect(await skewAfterJump(1_200, 3 * HOUR)).toBe(-3 * HOUR);
});

test("after a sleep the measured time stays, because the server says it only to a second", async () => {
  answerAhead(1_000);
  expect(await skewAfterJump(1_800, HOUR)).toBe(1_800);
});

test.each([
  ["no answer", async () => Promise.reject(new TypeError("no network"))],
  ["an answer without a time", async () => new Response(null)],
])("with %s nothing changes", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  expect(await skewAfterJump(1_800, HOUR)).toBe(1_800);
});

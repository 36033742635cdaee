import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerOrNull } from "./optional-call.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(waitMs: number | null) {
  return { waitMs, onMissing: vi.fn(), log: vi.fn() };
}

test("an answer in time is returned", async () => {
  const options = setUp(200);
  expect(await answerOrNull("listCoupons", Promise.resolve(["ten"]), options)).toEqual(["ten"]);
  expect(options.onMissing).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure gives null, and is logged", async () => {
  const options = setUp(200);
  const error = new Error("away");
  expect(await answerOrNull("listCoupons", Promise.reject(error), options)).toBeNull();
  expect(options.log).toHaveBeenCalledExactlyOnceWith(error);
  expect(options.onMissing).toHaveBeenCalledOnce();
});

test("a late answer gives null, and the log names its call", async () => {
  const options = setUp(200);
  const answer = answerOrNull("listCoupons", new Promise(() => undefined), options);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toBeNull();
  expect(options.log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: "LateCallError", call: "listCoupons" }),
  );
  expect(options.onMissing).toHaveBeenCalledOnce();
});

test("an answer is not late before the required call has settled", async () => {
  const options = setUp(200);
  const after = (ms: number, what: string) =>
    new Promise<string>((resolve) => setTimeout(resolve, ms, what));
  const answer = answerOrNull("listCoupons", after(900, "ten"), options, after(1_000, "menu"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe("ten");
  expect(options.log).not.toHaveBeenCalled();
});

test("without a limit a slow answer is returned", async () => {
  const options = setUp(null);
  const slow = new Promise((resolve) => setTimeout(resolve, 10_000, "slow"));
  const answer = answerOrNull("listCoupons", slow, options);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe("slow");
  expect(options.onMissing).not.toHaveBeenCalled();
});

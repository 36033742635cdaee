import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SettlingNetwork, whenOnline, whenReachable } from "./retry-after-offline.ts";

const action = vi.fn();
/** The status of each answer; 0 where the server is unreachable. The last one repeats. */
let answers: number[] = [];
let requestCount = 0;
const listeners = new Map<string, () => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  action.mockClear();
  requestCount = 0;
  vi.stubGlobal("location", { href: "https://demo.test/cart" });
  vi.stubGlobal("addEventListener", (name: string, on: () => void) => listeners.set(name, on));
  vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
  vi.stubGlobal("fetch", async () => {
    const status = answers[Math.min(requestCount, answers.length - 1)];
    requestCount += 1;
    if (!status) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const MINUTE = 60_000;

test("a server that answers the first request does not cause the action", async () => {
  answers = [200];
  stop = whenReachable(action);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(action).not.toHaveBeenCalled();
});

test("a server that was unreachable causes the action once, with its first answer", async () => {
  answers = [200];
  stop = whenReachable(action, { wasUnreachable: true });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(action).toHaveBeenCalledTimes(1);
  expect(requestCount).toBe(1);
});

test.each([{ wasUnreachable: true }, { wasUnreachable: false }])(
  "the server is asked until it answers (%o), and the action happens once",
  async (options) => {
    answers = [0, 503, 0, 200];
    stop = whenReachable(action, options);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(requestCount).toBe(4);
    expect(action).toHaveBeenCalledTimes(1);
  },
);

test("each answer is reported with its status", async () => {
  const onStatus = vi.fn();
  answers = [0, 503, 200];
  stop = whenReachable(action, { onStatus });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(onStatus.mock.calls.flat()).toEqual([0, 503, 200]);
});

test("the browser's `online` event causes the action at once", () => {
  answers = [0];
  stop = whenReachable(action, { wasUnreachable: true });
  listeners.get("online")?.();
  expect(action).toHaveBeenCalledTimes(1);
});

test("after a stop there is no request, action or listener", async () => {
  answers = [200];
  whenReachable(action, { wasUnreachable: true })();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requestCount).toBe(0);
  expect(action).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

test("what fails in the first seconds of a network that is back is tried again each second", async () => {
  const last: SettlingNetwork = { current: 0 };
  stop = whenOnline(action, last);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(action).not.toHaveBeenCalled();
  listeners.get("online")?.();
  expect(action).toHaveBeenCalledTimes(1);
  for (let failures = 1; failures <= 20; failures += 1) {
    stop();
    stop = whenOnline(action, last);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(action).toHaveBeenCalledTimes(11);
});

test("what ends before the second is over is not tried again", async () => {
  stop = whenOnline(action, { current: performance.now() + MINUTE });
  stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(action).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenReachable } from "./reachable.ts";

const action = vi.fn();
/** What the server answers, question by question; 0 where it cannot be reached. The last one stays. */
let answers: number[] = [];
let asked = 0;
const listeners = new Map<string, () => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  action.mockClear();
  asked = 0;
  vi.stubGlobal("location", { href: "https://demo.test/cart" });
  vi.stubGlobal("addEventListener", (name: string, on: () => void) => listeners.set(name, on));
  vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
  vi.stubGlobal("fetch", async () => {
    const status = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!status) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const MINUTE = 60_000;

test("a server that answers the first question causes nothing", async () => {
  answers = [200];
  stop = whenReachable(action);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(action).not.toHaveBeenCalled();
});

test("a server that was unreachable causes the action with its first answer, once", async () => {
  answers = [200];
  stop = whenReachable(action, { wasUnreachable: true });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(action).toHaveBeenCalledTimes(1);
  expect(asked).toBe(1);
});

test.each([{ wasUnreachable: true }, { wasUnreachable: false }])(
  "the server is asked until it answers (%o), and the action happens once",
  async (options) => {
    answers = [0, 503, 0, 200];
    stop = whenReachable(action, options);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(asked).toBe(4);
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

test("the browser's word that its network is back counts at once", () => {
  answers = [0];
  stop = whenReachable(action, { wasUnreachable: true });
  listeners.get("online")?.();
  expect(action).toHaveBeenCalledTimes(1);
});

test("what is ended neither asks nor acts", async () => {
  answers = [200];
  whenReachable(action, { wasUnreachable: true })();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toBe(0);
  expect(action).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

/** Long enough for a question that waits for nothing but its turn. */
async function nextTick(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await setImmediate();
}

/** Questions that are answered by hand. */
function createManualLoad(timeoutMs?: number) {
  const questions: { about: string; answer: (text: string) => void; fail: () => void }[] = [];
  const ask = coalesce(
    (about) =>
      new Promise<string>((resolve, reject) => {
        questions.push({ about, answer: resolve, fail: () => reject(new Error("lost")) });
      }),
    timeoutMs,
  );
  return { ask, questions };
}

test("who comes at once shares one question", async () => {
  const { ask, questions } = createManualLoad();
  const answers = [ask("a"), ask("a"), ask("a")];
  await nextTick();
  expect(questions).toHaveLength(1);
  questions[0]?.answer("yes");
  expect(await Promise.all(answers)).toEqual(["yes", "yes", "yes"]);
});

test("who comes while it is being answered gets the next answer, with all who come meanwhile", async () => {
  const { ask, questions } = createManualLoad();
  const early = ask("a");
  await nextTick();
  const late = [ask("a"), ask("a")];
  await nextTick();
  expect(questions).toHaveLength(1);
  questions[0]?.answer("old");
  expect(await early).toBe("old");
  await nextTick();
  expect(questions).toHaveLength(2);
  questions[1]?.answer("new");
  expect(await Promise.all(late)).toEqual(["new", "new"]);
});

test("different questions do not wait for each other", async () => {
  const { ask, questions } = createManualLoad();
  const answers = [ask("a"), ask("b")];
  await nextTick();
  expect(questions.map(({ about }) => about)).toEqual(["a", "b"]);
  for (const { about, answer } of questions) answer(about);
  expect(await Promise.all(answers)).toEqual(["a", "b"]);
});

test("a failure is for those who waited; the next ask anew", async () => {
  const { ask, questions } = createManualLoad();
  const failing = ask("a");
  const failed = expect(failing).rejects.toThrow("lost");
  await nextTick();
  const next = ask("a");
  questions[0]?.fail();
  await failed;
  await nextTick();
  questions[1]?.answer("yes");
  expect(await next).toBe("yes");
});

test("a question that is never answered is given up, and the next one is asked", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, questions } = createManualLoad(100);
  const failed = expect(ask("a")).rejects.toThrow("timeout");
  await nextTick();
  const next = ask("a");
  vi.advanceTimersByTime(100);
  await failed;
  await nextTick();
  expect(questions).toHaveLength(2);
  questions[1]?.answer("yes");
  expect(await next).toBe("yes");
  vi.useRealTimers();
});

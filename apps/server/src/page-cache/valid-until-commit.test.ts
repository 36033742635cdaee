import { expect, test } from "vitest";
import { validUntilCommit } from "./valid-until-commit.ts";

function setUp() {
  const state = { commits: 0, asked: 0, failing: false };
  const ask = validUntilCommit(
    async (about: string) => {
      state.asked += 1;
      if (state.failing) throw new Error("lost");
      return `${about} ${state.asked}`;
    },
    () => state.commits,
  );
  return { state, ask };
}

test("nothing is asked again until something is committed", async () => {
  const { state, ask } = setUp();
  expect([await ask("a"), await ask("a")]).toEqual(["a 1", "a 1"]);
  expect(await ask("b")).toBe("b 2");
  state.commits += 1;
  expect(await ask("a")).toBe("a 3");
});

test("what is committed while the answer comes makes it an old one", async () => {
  const { state, ask } = setUp();
  const answer = ask("a");
  state.commits += 1;
  expect(await answer).toBe("a 1");
  expect(await ask("a")).toBe("a 2");
});

test("a failure is not remembered", async () => {
  const { state, ask } = setUp();
  state.failing = true;
  await expect(ask("a")).rejects.toThrow("lost");
  state.failing = false;
  expect(await ask("a")).toBe("a 2");
});

test("of more than a thousand it forgets, rather than grow", async () => {
  const { state, ask } = setUp();
  for (let host = 0; host <= 1_000; host += 1) await ask(`${host}`);
  await ask("0");
  expect(state.asked).toBe(1_002);
});

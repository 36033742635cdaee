import { expect, test } from "vitest";
import { validUntilCommit } from "./valid-until-commit.ts";

function setUp() {
  const state = { commits: 0, loads: 0, failing: false };
  const load = validUntilCommit(
    async (key: string) => {
      state.loads += 1;
      if (state.failing) throw new Error("lost");
      return `${key} ${state.loads}`;
    },
    () => state.commits,
  );
  return { state, load };
}

test("a result is reused until something is committed", async () => {
  const { state, load } = setUp();
  expect([await load("a"), await load("a")]).toEqual(["a 1", "a 1"]);
  expect(await load("b")).toBe("b 2");
  state.commits += 1;
  expect(await load("a")).toBe("a 3");
});

test("a commit during a load makes its result stale", async () => {
  const { state, load } = setUp();
  const answer = load("a");
  state.commits += 1;
  expect(await answer).toBe("a 1");
  expect(await load("a")).toBe("a 2");
});

test("a failure is not cached", async () => {
  const { state, load } = setUp();
  state.failing = true;
  await expect(load("a")).rejects.toThrow("lost");
  state.failing = false;
  expect(await load("a")).toBe("a 2");
});

test("the cache empties itself after a thousand entries", async () => {
  const { state, load } = setUp();
  for (let host = 0; host <= 1_000; host += 1) await load(`${host}`);
  await load("0");
  expect(state.loads).toBe(1_002);
});

test("a result is reused no longer than it says", async () => {
  let now = new Date(0);
  let loads = 0;
  const load = validUntilCommit(
    async () => {
      loads += 1;
      return loads === 1 ? new Date(5_000) : null;
    },
    () => 0,
    { validUntil: (until) => until, now: () => now },
  );
  await load("a");
  now = new Date(4_999);
  await load("a");
  expect(loads).toBe(1);
  now = new Date(5_000);
  await load("a");
  now = new Date(9_000_000);
  await load("a");
  expect(loads).toBe(2);
});

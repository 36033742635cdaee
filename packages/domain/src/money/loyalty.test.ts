import fc from "fast-check";
import { expect, test } from "vitest";
import { availableRewards, nextReward, pointsEarned, rewardRefusal } from "./loyalty.ts";

/** Returns an order of this subtotal without discounts. */
const breakdownOf = (combos: number) => ({ combos, discounts: 0 });

const program = (points_per_amount: number | null, ...required: number[]) => ({
  active: true,
  points_per_amount,
  rewards: required.map((required_points) => ({ required_points })),
});

test.each<[number | null, number, number]>([
  [0.1, 22_409, 22],
  [0.1, 22_000, 22],
  [0.1, 999, 0],
  [0.7, 3000, 21],
  [1, 2850, 28],
  [3, 1, 0],
  [0, 100_000, 0],
  [-1, 100_000, 0],
  [null, 100_000, 0],
])("with %d points per unit, %d cents bring %d points", (rate, combos, points) => {
  expect(pointsEarned(program(rate), breakdownOf(combos), "USD")).toBe(points);
});

test("one point per dinar is one point per thousand cents", () => {
  expect(pointsEarned(program(1), breakdownOf(2999), "KWD")).toBe(2);
});

test("an absent or inactive program gives no points and no rewards", () => {
  for (const none of [null, undefined, { ...program(1, 0), active: false }]) {
    expect(pointsEarned(none, breakdownOf(10_000), "USD")).toBe(0);
    expect(availableRewards(none, 10_000)).toEqual([]);
    expect(nextReward(none, 0)).toBeNull();
  }
});

test("a reward is available with exactly its points", () => {
  const three = program(1, 80, 40, 150);
  const ids = (points: number) =>
    availableRewards(three, points).map(({ required_points }) => required_points);
  expect(ids(39)).toEqual([]);
  expect(ids(40)).toEqual([40]);
  expect(ids(80)).toEqual([80, 40]);
  expect(nextReward(three, 79)).toEqual({ reward: { required_points: 80 }, missing: 1 });
  expect(nextReward(three, 80)).toEqual({ reward: { required_points: 150 }, missing: 70 });
  expect(nextReward(three, 150)).toBeNull();
});

test("the discounted part of an order earns no points", () => {
  expect(pointsEarned(program(0.1), { combos: 10_000, discounts: 2500 }, "USD")).toBe(7);
  expect(pointsEarned(program(1), { combos: 10_000, discounts: 10_000 }, "USD")).toBe(0);
});

test("a reward is refused with the missing points, or as unknown", () => {
  const one = program(1, 80);
  const [reward] = one.rewards;
  expect(rewardRefusal(one, reward, 80)).toBeNull();
  expect(rewardRefusal(one, reward, 79)).toEqual({
    code: "points_missing",
    required: 80,
    missing: 1,
  });
  expect(rewardRefusal(one, undefined, 1000)).toEqual({ code: "reward_unknown" });
  expect(rewardRefusal({ active: false }, reward, 1000)).toEqual({ code: "reward_unknown" });
  expect(rewardRefusal(null, reward, 1000)).toEqual({ code: "reward_unknown" });
});

test("a more expensive order never brings fewer points, and splitting an order never brings more", () => {
  const rate = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 100);
  const cents = fc.nat(10_000_000);
  fc.assert(
    fc.property(rate, cents, cents, (points, one, other) => {
      const brings = (total: number) => pointsEarned(program(points), breakdownOf(total), "USD");
      expect(Number.isInteger(brings(one))).toBe(true);
      expect(brings(one + other)).toBeGreaterThanOrEqual(brings(one) + brings(other));
    }),
  );
});

test("the missing points make the next reward available, and one fewer does not", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 8 }), fc.nat(500), (required, points) => {
      const rewards = program(1, ...required);
      const next = nextReward(rewards, points);
      const now = availableRewards(rewards, points);
      if (next) {
        expect(availableRewards(rewards, points + next.missing)).toContainEqual(next.reward);
        expect(availableRewards(rewards, points + next.missing - 1)).toEqual(now);
      } else {
        expect(now).toHaveLength(required.length);
      }
    }),
  );
});

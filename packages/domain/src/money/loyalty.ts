import { fromCents } from "./cents.ts";
import type { PriceBreakdown } from "./order-charges.ts";

/** Something that a customer gets for points. */
export type Reward = { required_points: number };

export type LoyaltyProgram<R extends Reward = Reward> = {
  active?: boolean | null;
  /** Points for one major unit of the currency: 0.1 means a point for every ten pesos. */
  points_per_amount?: number | null;
  rewards: readonly R[];
};

/**
 * Returns the points of an order, credited when it is FINALIZED (decision 22): a whole number, 0 without
 * an active program. Points are for the products after discounts; delivery, fees and tip earn nothing.
 */
export function pointsEarned(
  program: LoyaltyProgram | null | undefined,
  { combos, discounts }: Pick<PriceBreakdown, "combos" | "discounts">,
  currencyCode: string,
): number {
  if (!program?.active) return 0;
  const points = fromCents(combos - discounts, currencyCode) * (program.points_per_amount ?? 0);
  // Fourteen digits put right what binary fractions take away: 0.7 * 30 is 20.999999999999996.
  return Math.max(0, Math.floor(Number(points.toPrecision(14))));
}

/**
 * Returns the rewards for which the points are enough, most points first; empty without an active program
 * (conformance 4.103).
 */
export function availableRewards<R extends Reward>(
  program: LoyaltyProgram<R> | null | undefined,
  points: number,
): R[] {
  if (!program?.active) return [];
  return program.rewards
    .filter(({ required_points }) => required_points <= points)
    .toSorted((a, b) => b.required_points - a.required_points);
}

/**
 * Returns the next reward that the points do not reach yet, and the missing points; null if they reach
 * all.
 */
export function nextReward<R extends Reward>(
  program: LoyaltyProgram<R> | null | undefined,
  points: number,
): { reward: R; missing: number } | null {
  if (!program?.active) return null;
  const [reward] = program.rewards
    .filter(({ required_points }) => required_points > points)
    .toSorted((a, b) => a.required_points - b.required_points);
  return reward ? { reward, missing: reward.required_points - points } : null;
}

/** Why a reward is refused, with the facts that the message to the customer needs. */
export type RewardRefusal =
  | { code: "reward_unknown" }
  | { code: "points_missing"; required: number; missing: number };

/** Returns why a reward is refused for these points, or null if it is accepted. */
export function rewardRefusal(
  program: Pick<LoyaltyProgram, "active"> | null | undefined,
  reward: Reward | null | undefined,
  points: number,
): RewardRefusal | null {
  if (!(program?.active && reward)) return { code: "reward_unknown" };
  const { required_points: required } = reward;
  const missing = required - points;
  return missing > 0 ? { code: "points_missing", required, missing } : null;
}

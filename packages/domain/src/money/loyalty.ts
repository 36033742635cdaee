import { fromCents } from "./cents.ts";
import type { PriceBreakdown } from "./order-charges.ts";

/** Spec §3, Loyalty settings: what a number of points can be exchanged for. */
export type Reward = { required_points: number };

export type LoyaltyProgram<R extends Reward = Reward> = {
  active?: boolean | null;
  /** Points for one major unit of the currency: 0.1 is a point for every ten pesos. */
  points_per_amount?: number | null;
  rewards: readonly R[];
};

/**
 * The whole points that an order brings its client once it is FINALIZED; 0 where no program is
 * active. They are for what the goods cost after discounts: what was given away earns nothing, nor
 * do delivery, fees and tip, which are no purchase.
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
 * The rewards that a client with so many points can have, the dearest first (design §5, rewards
 * while the program is active).
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
 * The pending reward: the one that is nearest to who has so many points, and the points that it still
 * takes; null where they can have them all.
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

/** Why a reward cannot be had; the facts are what a message to the customer needs. */
export type RewardRefusal =
  | { code: "reward_unknown" }
  | { code: "points_missing"; required: number; missing: number };

/** Why who has so many points cannot have the reward, or null when they can. */
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

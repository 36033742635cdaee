import type { Cents } from "./money.ts";

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
 * active. `orderTotal` is what the order costs before tip and payment fee, which earn nothing.
 */
export function pointsFor(program: LoyaltyProgram | null | undefined, orderTotal: Cents): number {
  if (!program?.active) return 0;
  const points = (orderTotal / 100) * (program.points_per_amount ?? 0);
  // Fourteen digits put right what binary fractions take away: 0.7 * 30 is 20.999999999999996.
  return Math.max(0, Math.floor(Number(points.toPrecision(14))));
}

/**
 * The rewards that a client with so many points can have, the dearest first (design §5, rewards
 * while the program is active).
 */
export function rewardsAvailable<R extends Reward>(
  program: LoyaltyProgram<R> | null | undefined,
  points: number,
): R[] {
  if (!program?.active) return [];
  return program.rewards
    .filter(({ required_points }) => required_points <= points)
    .toSorted((a, b) => b.required_points - a.required_points);
}

/** The reward that is nearest to who has so many points, and the points that it still takes. */
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

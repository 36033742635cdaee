import { type Choice, canCount, needsCount, stateOfTarget, type Target } from "./choice.ts";
import { nextTime } from "./next-time.ts";

/** What a member has entered so far. What is not selected keeps its value. */
export type ChoiceDraft = {
  selected: "tomorrow" | "for_good" | "time" | "left";
  /** `21:30`, or empty. */
  time: string;
  left: number;
};

/** The pieces at which counting begins when nothing is counted yet. */
const FIRST_COUNT = 5;

/** The choices with which a line opens: sold out until tomorrow is one press away. */
export function startChoiceDraft(target: Target): ChoiceDraft {
  const { state, left } = stateOfTarget(target);
  const counts = canCount(target) && (state === "left" || needsCount(target));
  return { selected: counts ? "left" : "tomorrow", time: "", left: left || FIRST_COUNT };
}

/** The choice that a draft makes; null while its time is missing. */
export function toChoice(draft: ChoiceDraft, timezone: string, now: Date): Choice | null {
  if (draft.selected === "left") return { kind: "left", left: draft.left };
  if (draft.selected !== "time") return { kind: draft.selected };
  const until = nextTime(draft.time, timezone, now);
  return until && { kind: "time", until: until.toISOString() };
}

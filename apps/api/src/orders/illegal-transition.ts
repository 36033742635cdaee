import { Refusal } from "../shared/refusal.ts";

/** 409: the order is in a state from which this step does not lead on. */
export function illegalTransition(detail: string): Refusal {
  return new Refusal("illegal_transition", { detail });
}

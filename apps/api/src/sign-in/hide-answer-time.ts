import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "../context/deps.ts";

/** Longer than storing a link and queueing its mail takes, in milliseconds. */
const ANSWER_MS = 500;

/**
 * Answers no sooner than half a second after the request, also when the work fails: for an address with an
 * account there is more to do than for one without, and the time of the answer must not tell which it is.
 */
export async function hideAnswerTime<T>(
  { pause = wait }: Pick<Deps, "pause">,
  work: () => Promise<T>,
): Promise<T> {
  const paused = pause(ANSWER_MS);
  try {
    return await work();
  } finally {
    await paused;
  }
}

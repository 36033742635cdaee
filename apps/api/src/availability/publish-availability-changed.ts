import type { Deps } from "../context/deps.ts";
import { loggableError } from "../shared/loggable-error.ts";

/** The channel for the ids of companies whose marks, pauses or slowdown changed. */
export const availabilityChangedChannel = "availability_changed";

/**
 * Publishes that a company's boards should read again what is sold out and paused. A failure is only
 * logged: the change is committed, and boards read everything from time to time. Call it after the
 * commit.
 */
export async function publishAvailabilityChanged(
  { events, log }: Pick<Deps, "events" | "log">,
  companyId: string,
): Promise<void> {
  try {
    await events.publish(availabilityChangedChannel, companyId);
  } catch (error) {
    log.error(loggableError(error as Error), "availability change not published");
  }
}

import type { Deps } from "../context/deps.ts";
import { loggableError } from "../shared/loggable-error.ts";

/** The channel for the ids of companies whose boards have changed otherwise than by an order. */
export const boardChangedChannel = "board_changed";

/**
 * Publishes that the boards of a company must be read again: settings, pauses, what is sold out.
 * Call it after the commit. A failure is only logged: boards also read themselves every half minute.
 */
export async function publishBoardChanged(
  { events, log }: Pick<Deps, "events" | "log">,
  companyId: string,
): Promise<void> {
  try {
    await events.publish(boardChangedChannel, JSON.stringify({ company_id: companyId }));
  } catch (error) {
    log.error(loggableError(error as Error), "board change not published");
  }
}

/** Returns the company that a message names; null for any other message. */
export function parseBoardChanged(payload: string): string | null {
  try {
    const { company_id } = JSON.parse(payload);
    return typeof company_id === "string" ? company_id : null;
  } catch {
    return null;
  }
}

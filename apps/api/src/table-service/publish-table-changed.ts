import { publishBoardChanged } from "../board-events/publish-board-changed.ts";
import type { Deps } from "../context/deps.ts";
import { loggableError } from "../shared/loggable-error.ts";
import type { Table } from "./table-calls.store.ts";

/** The channel for tables whose calls have changed; it carries nothing else of them. */
export const tableChangedChannel = "table_changed";

/**
 * Publishes that the calls of a table have changed, for its guests and for the boards. Call it after the
 * commit. A failure is only logged: pages and boards also read from time to time.
 */
export async function publishTableChanged(
  deps: Pick<Deps, "events" | "log">,
  { companyId, qrId }: Table,
): Promise<void> {
  const payload = JSON.stringify({ company_id: companyId, qr_id: qrId });
  try {
    await deps.events.publish(tableChangedChannel, payload);
  } catch (error) {
    deps.log.error(loggableError(error as Error), "table change not published");
  }
  await publishBoardChanged(deps, companyId);
}

/** Returns the table that a message names; null for any other message. */
export function parseTableChanged(payload: string): Table | null {
  try {
    const { company_id, qr_id } = JSON.parse(payload);
    return typeof company_id === "string" && typeof qr_id === "string"
      ? { companyId: company_id, qrId: qr_id }
      : null;
  } catch {
    return null;
  }
}

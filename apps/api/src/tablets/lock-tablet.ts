import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { deleteTabletSession, findTabletByToken } from "./tablets.store.ts";
import type { TabletDeps } from "./unlock-tablet.ts";

/**
 * Locks a tablet: the PIN's session ends, which else lasts `PIN_SESSION_MS`. A member presses it, or signs in with a password
 * on the tablet (`lock-tablet-at-sign-in.middleware.ts`). 401 `not_a_tablet`.
 */
export async function lockTablet(
  deps: TabletDeps,
  tabletHash: string | null,
): Promise<{ done: true } | Refusal> {
  const tablet = await findTabletByToken(deps.db, tabletHash, deps.clock());
  if (!tablet) return new Refusal("not_a_tablet");
  const ended = await deleteTabletSession(deps.db, tablet.company_id, tablet.id);
  // Every open board checks its member after this.
  if (ended) await publishStaffChange(deps, { company_id: tablet.company_id });
  return { done: true };
}

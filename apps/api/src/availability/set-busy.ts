import type { BusyToSet, OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { recordChange } from "../audit/audit.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import {
  changePauses,
  endOfChange,
  isRepeated,
  type PauseChange,
  refuseChangedPause,
} from "./change-pauses.ts";
import { dayEndOf } from "./day-end-of.ts";
import type { AvailabilityContext } from "./set-availability.ts";
import { upsertSlowdown } from "./slowdown.store.ts";

/**
 * Adds minutes to promised and shown times until an instant; 0 minutes end it. 404
 * `company_not_found`; 409 `pause_changed` with who was first; 422 `invalid_body` for an end that
 * has passed.
 */
export function setBusy(
  context: AvailabilityContext,
  member: StaffMember,
  { minutes, seen, ...end }: BusyToSet,
): Promise<OrderingPauses | Refusal> {
  return changePauses(context, member, async (change) => {
    const { catalog, now } = change;
    const dayEnd = dayEndOf(catalog, now).endsAt;
    const until = minutes === 0 ? null : endOfChange(end, now, dayEnd);
    return until instanceof Refusal ? until : writeSlowdown(change, { minutes, until, seen });
  });
}

/** `until` is null for a slowdown that ends now. */
type NewSlowdown = { minutes: number; until: Date | null; seen: number | null };

async function writeSlowdown(
  change: PauseChange,
  { minutes, until, seen }: NewSlowdown,
): Promise<Refusal | null> {
  const { context, catalog, member, now, revision } = change;
  const { slowdown } = catalog;
  if (slowdown && slowdown.revision !== seen) {
    if (slowdown.minutes === minutes && isRepeated(slowdown, change, until)) return null;
    const minutesNow = slowdown.until > now ? slowdown.minutes : 0;
    return refuseChangedPause(slowdown, member, { status: `+${minutesNow}`, path: "seen" });
  }
  await upsertSlowdown(context.db, {
    company_id: member.companyId,
    revision,
    minutes,
    until: until ?? now,
    account_id: member.accountId,
    set_by: member.name,
    set_at: now,
  });
  await recordChange(context.db, member, now, {
    action: "pauses.busy",
    target: null,
    before: slowdown && { minutes: slowdown.minutes, until: slowdown.until.toISOString() },
    after: { minutes, until: until?.toISOString() ?? null },
  });
  return null;
}

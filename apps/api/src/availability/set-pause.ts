import type { OrderingPauses, PauseToSet } from "@comanda/contract/staff/ordering-pauses";
import { orderTypes } from "@comanda/domain/company/order-types";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
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
import { upsertPause } from "./pauses.store.ts";
import type { AvailabilityContext } from "./set-availability.ts";

type SeenPauses = PauseToSet["service_types"];

/**
 * Pauses order types, all or none. A pause ends by itself. 404 `company_not_found`; 409
 * `pause_changed` with who was first; 422 `invalid_body` for an end that has passed.
 */
export function setPause(
  context: AvailabilityContext,
  member: StaffMember,
  { service_types, ...end }: PauseToSet,
): Promise<OrderingPauses | Refusal> {
  return changePauses(context, member, async (change) => {
    const { catalog, now } = change;
    const until = endOfChange(end, now, dayEndOf(catalog, now).endsAt);
    return until instanceof Refusal ? until : writePauses(change, service_types, until);
  });
}

/**
 * Takes orders of paused types again, also where the company's file pauses them. Refusals as for
 * `setPause`.
 */
export function endPause(
  context: AvailabilityContext,
  member: StaffMember,
  service_types: SeenPauses,
): Promise<OrderingPauses | Refusal> {
  return changePauses(context, member, (change) => writePauses(change, service_types, null));
}

/** Writes pauses until an instant; null ends them now. */
async function writePauses(
  change: PauseChange,
  types: SeenPauses,
  until: Date | null,
): Promise<Refusal | null> {
  for (const [index, seen] of types.entries()) {
    const refusal = await writePause(change, seen, until, `service_types.${index}`);
    if (refusal) return refusal;
  }
  return null;
}

async function writePause(
  change: PauseChange,
  { service_type, seen }: SeenPauses[number],
  until: Date | null,
  path: string,
): Promise<Refusal | null> {
  const { context, catalog, member, now, revision } = change;
  const state = orderTypes(catalog.settings, now).find(({ type }) => type === service_type);
  if (!state) return fault(`${path}.service_type`, "is not offered");
  const pausedUntil = state.pausedUntil?.toISOString() ?? null;
  const stored = catalog.pauses.find((pause) => pause.service_type === service_type);
  if (stored && stored.revision !== seen) {
    const isDone = isRepeated(stored, change, until);
    return isDone
      ? null
      : refuseChangedPause(stored, member, { status: pausedUntil ?? "open", path: `${path}.seen` });
  }
  const settings = catalog.configuredSettings[serviceTypeKey(service_type)];
  const configured = settings?.disabled_until ?? null;
  await upsertPause(context.db, {
    company_id: member.companyId,
    service_type,
    revision,
    until: until ?? now,
    configured,
    account_id: member.accountId,
    set_by: member.name,
    set_at: now,
  });
  await recordChange(context.db, member, now, {
    action: until ? "pauses.set" : "pauses.end",
    target: service_type,
    before: { until: pausedUntil },
    after: { until: until?.toISOString() ?? null },
  });
  return null;
}

function fault(path: string, message: string): Refusal {
  return new Refusal("invalid_body", { errors: [{ path, message }] });
}

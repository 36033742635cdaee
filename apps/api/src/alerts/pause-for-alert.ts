import { rolePermissions } from "@comanda/domain/staff/permissions";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { listPauses } from "../availability/list-pauses.ts";
import { setPause } from "../availability/set-pause.ts";
import type { AlertServices } from "../context/alert-services.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { AlertContext } from "./alert-context.ts";
import { findAlertSettings } from "./alert-settings.store.ts";
import { noteAlertResult } from "./alert-states.store.ts";

type Context = Omit<AlertContext, keyof AlertServices>;

/** The alert as a member of the company: `setPause` writes into the audit log who paused. */
const alertAsMember = (companyId: string): StaffMember => ({
  accountId: "alerts",
  name: "Comanda",
  companyId,
  role: "manager",
  permissions: rolePermissions.manager,
  sessionId: "alerts",
  tabletId: null,
  from: null,
});

/**
 * Pauses every order type of a company that takes orders, for the minutes of its settings. A type
 * that is paused for longer already keeps its end. Throws when a member changes a pause at the same
 * time; a repetition then sees that change.
 */
export async function pauseForAlert(context: Context, companyId: string): Promise<void> {
  const { settings } = await findAlertSettings(context.db, companyId);
  const member = alertAsMember(companyId);
  const known = await listPauses(context, companyId);
  if (known instanceof Refusal) return;
  const now = context.clock();
  const until = now.getTime() + settings.pause.minutes * MINUTE_MS;
  const types = known.pauses
    .filter(({ paused_until }) => paused_until === null || Date.parse(paused_until) < until)
    .map(({ service_type, revision }) => ({ service_type, seen: revision }));
  if (types.length > 0) {
    const end = { for_minutes: settings.pause.minutes, until: null };
    const paused = await setPause(context, member, { service_types: types, ...end });
    if (paused instanceof Refusal) throw new PauseRefused(paused.code);
  }
  await noteAlertResult(context.db, { companyId, step: "pause", at: now }, null);
}

class PauseRefused extends Error {
  override readonly name = "PauseRefused";
  readonly code: string;

  constructor(code: string) {
    super(`The pause is refused: ${code}`);
    this.code = code;
  }
}

import { isDeepStrictEqual } from "node:util";
import type { Webhook } from "@comanda/contract/integrations/webhook-schemas";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import { DAY_MS } from "@comanda/domain/time/durations";
import type { Transaction } from "kysely";
import { recordChange } from "../../audit/audit.store.ts";
import { findLastTargetChange } from "../../audit/audit-log.store.ts";
import { describeConflict } from "../../audit/describe-conflict.ts";
import type { Database } from "../../db/schema/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { announceDue } from "../common/announce-due.ts";
import { withoutPath } from "../common/webhook-address.ts";
import type { WebhookContext } from "../common/webhook-context.ts";
import { refuseAddress } from "./create-webhook.ts";
import { readWebhook } from "./webhook-view.ts";
import {
  deleteWebhook,
  lockWebhook,
  restartWaiting,
  updateWebhookRow,
  type WebhookRow,
} from "./webhooks.store.ts";

/** How long deliveries are also signed with the previous secret after a change. */
const OVERLAP_MS = DAY_MS;

/**
 * Changes, pauses or resumes a webhook that the sender has seen. The same change sent again succeeds. 404
 * `webhook_not_found`, 409 `webhook_changed`; refusals of `refuseAddress` for another address.
 */
export async function updateWebhook(
  context: WebhookContext,
  member: StaffMember,
  id: string,
  { revision, active, url, events, details }: ParsedStaffRequestPart<"updateWebhook", "body">,
): Promise<Webhook | Refusal> {
  const key = { company_id: member.companyId, id };
  const wanted = { url, events, details };
  const isMade = (before: WebhookRow) =>
    isDeepStrictEqual(
      { ...choicesOf(before), url: before.url },
      { ...wanted, state: stateAfter(before, active) },
    );
  const seen = { member, id, revision, isMade };
  const changed = await change(context, seen, async (trx, before, now) => {
    const refused = url === before.url ? null : refuseAddress(context, member, url);
    if (refused) return refused;
    const resumes = active && before.state !== "active";
    const columns = { ...wanted, state: stateAfter(before, active) };
    await updateWebhookRow(trx, key, { ...columns, ...(resumes && { failing_since: null }) });
    if (resumes) await restartWaiting(trx, key, now);
    return { action: "webhooks.update", after: choicesOf(columns) };
  });
  if (changed instanceof Refusal) return changed;
  await announceDue(context);
  return readWebhook(context.db, member.companyId, id);
}

/**
 * Makes a new secret of a webhook that the sender has seen. For a day the replaced secret signs too, also
 * when the new one is replaced within that day: the receiver may never have got the one in between.
 * 404 `webhook_not_found`, 409 `webhook_changed`.
 */
export async function rotateWebhookSecret(
  context: WebhookContext,
  member: StaffMember,
  id: string,
  { revision }: ParsedStaffRequestPart<"rotateWebhookSecret", "body">,
): Promise<StaffCallAnswer<"rotateWebhookSecret"> | Refusal> {
  const { db, secrets } = context;
  const key = { company_id: member.companyId, id };
  const secret = secrets.make();
  const changed = await change(context, { member, id, revision }, async (trx, before, now) => {
    const isOldValid = before.old_secret_until !== null && before.old_secret_until > now;
    const old_secret_until = new Date(now.getTime() + OVERLAP_MS);
    const old = isOldValid ? {} : { old_secret: before.secret, old_secret_until };
    await updateWebhookRow(trx, key, { secret: secrets.seal(key, secret), ...old });
    return { action: "webhooks.rotate_secret", after: { url: withoutPath(before.url) } };
  });
  if (changed instanceof Refusal) return changed;
  const webhook = await readWebhook(db, member.companyId, id);
  return webhook instanceof Refusal ? webhook : { webhook, secret };
}

/** Removes a webhook with its log; what waits is not sent. A repeated call changes nothing. */
export async function removeWebhook(
  { db, clock }: Pick<WebhookContext, "db" | "clock">,
  member: StaffMember,
  id: string,
): Promise<{ removed: boolean } | Refusal> {
  return transact(db, async (trx) => {
    const webhook = await deleteWebhook(trx, { company_id: member.companyId, id });
    if (!webhook) return { removed: false };
    await recordChange(trx, member, clock(), {
      action: "webhooks.remove",
      target: id,
      before: choicesOf(webhook),
      after: null,
    });
    return { removed: true };
  });
}

/** A webhook that was paused because it failed stays paused until a member resumes it. */
function stateAfter({ state }: WebhookRow, active: boolean): WebhookRow["state"] {
  if (active) return "active";
  return state === "active" ? "paused" : state;
}

type Seen = {
  member: StaffMember;
  id: string;
  revision: number;
  /** Whether nothing is left to change; absent for a change that differs each time. */
  isMade?: (webhook: WebhookRow) => boolean;
};
type Write = (
  trx: Transaction<Database>,
  before: WebhookRow,
  now: Date,
) => Promise<{ action: AuditAction; after: unknown } | Refusal>;

/** Writes a change under the webhook's lock, with its audit entry, if the sender has seen it. */
function change(
  { db, clock }: WebhookContext,
  { member, id, revision, isMade }: Seen,
  write: Write,
): Promise<true | Refusal> {
  return transact(db, async (trx) => {
    const before = await lockWebhook(trx, { company_id: member.companyId, id });
    if (!before) return new Refusal("webhook_not_found");
    if (isMade?.(before)) return true;
    if (before.revision !== revision) return refuseAsChanged(trx, member, before);
    const now = clock();
    const written = await write(trx, before, now);
    if (written instanceof Refusal) return written;
    await recordChange(trx, member, now, { ...written, target: id, before: choicesOf(before) });
    return true;
  });
}

async function refuseAsChanged(
  trx: Transaction<Database>,
  member: StaffMember,
  { company_id, id, state }: WebhookRow,
): Promise<Refusal> {
  const last = await findLastTargetChange(trx, company_id, { area: "webhooks", target: id });
  if (!last) return new Refusal("webhook_changed");
  return new Refusal("webhook_changed", { changed: describeConflict(last, member, state) });
}

const choicesOf = ({
  url,
  ...choices
}: Pick<WebhookRow, "url" | "events" | "details" | "state">) => ({
  url: withoutPath(url),
  events: choices.events,
  details: choices.details,
  state: choices.state,
});

import type { Webhooks } from "@comanda/contract/integrations/webhook-schemas";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { recordChange } from "../../audit/audit.store.ts";
import { lockCompany } from "../../companies/companies.store.ts";
import { findTimezone } from "../../companies/company-clock.store.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../../staff/demo-account.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { isAllowedAddress, withoutPath } from "../common/webhook-address.ts";
import type { WebhookContext } from "../common/webhook-context.ts";
import { readWebhook, toWireWebhook } from "./webhook-view.ts";
import { findWebhooks, insertWebhook } from "./webhooks.store.ts";

/** More than one restaurant needs: one webhook for each program that it uses. */
const MAX_WEBHOOKS = 10;

/** The webhooks of a company. 404 `company_not_found`. */
export async function listWebhooks(
  { db, clock }: Pick<WebhookContext, "db" | "clock">,
  companyId: string,
): Promise<Webhooks | Refusal> {
  const timezone = await findTimezone(db, companyId);
  if (timezone === undefined) return new Refusal("company_not_found");
  const webhooks = (await findWebhooks(db, companyId)).map(toWireWebhook);
  return { now: clock().toISOString(), timezone, webhooks };
}

/**
 * Adds a webhook. The answer has its secret; a repeated call gets the stored webhook with the secret
 * null. 409 `too_many_webhooks`; refusals of `refuseAddress`.
 */
export async function createWebhook(
  context: WebhookContext,
  member: StaffMember,
  { id, url, events, details }: ParsedStaffRequestPart<"createWebhook", "body">,
): Promise<StaffCallAnswer<"createWebhook"> | Refusal> {
  const { db, clock, secrets } = context;
  const { companyId } = member;
  const refused = refuseAddress(context, member, url);
  if (refused) return refused;
  const secret = secrets.make();
  return transact(db, async (trx) => {
    await lockCompany(trx, companyId);
    const there = await findWebhooks(trx, companyId);
    const same = there.find((each) => each.id === id);
    if (same) return { webhook: toWireWebhook(same), secret: null };
    if (there.length >= MAX_WEBHOOKS) return new Refusal("too_many_webhooks");
    const key = { company_id: companyId, id };
    const now = clock();
    await insertWebhook(trx, {
      ...key,
      url,
      events,
      details,
      state: "active",
      failing_since: null,
      secret: secrets.seal(key, secret),
      old_secret: null,
      created_at: now,
    });
    const after = { url: withoutPath(url), events, details };
    await recordChange(trx, member, now, {
      action: "webhooks.create",
      target: id,
      before: null,
      after,
    });
    const webhook = await readWebhook(trx, companyId, id);
    return webhook instanceof Refusal ? webhook : { webhook, secret };
  });
}

/**
 * Refuses an address that events may not be posted to: 422 `webhook_address_refused`; 403
 * `not_for_the_demo` for the demo's account, whose visitors would make the server call strangers.
 */
export function refuseAddress(
  { allowLocal }: Pick<WebhookContext, "allowLocal">,
  { accountId }: Pick<StaffMember, "accountId">,
  url: string,
): Refusal | null {
  if (!isAllowedAddress(url, { allowLocal })) return new Refusal("webhook_address_refused");
  const isDemo = accountId === DEMO_ACCOUNT_ID && !allowLocal;
  return isDemo ? new Refusal("not_for_the_demo") : null;
}

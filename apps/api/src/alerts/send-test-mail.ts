import { readCatalog } from "../catalog/read-catalog.ts";
import { countMemberMail } from "../limits/count-member-mail.ts";
import type { RateLimiter } from "../limits/limiter.ts";
import { Refusal } from "../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { AlertContext } from "./alert-context.ts";
import { testAlertMail } from "./messages/mail-message.ts";

/**
 * Queues a mail as a test; the health shows how it went. 404 `company_not_found`, 403 `not_for_the_demo` for the
 * demo's account, 429 `rate_limited` after many.
 */
export async function sendTestMail(
  context: Pick<AlertContext, "db" | "catalogCache" | "mailer"> & { limiter?: RateLimiter | null },
  member: Pick<StaffMember, "accountId" | "companyId">,
  address: string,
): Promise<{ queued: true } | Refusal> {
  if (member.accountId === DEMO_ACCOUNT_ID) return new Refusal("not_for_the_demo");
  const catalog = await readCatalog(context, member.companyId);
  if (catalog instanceof Refusal) return catalog;
  const refused = await countMemberMail(context.limiter ?? null, member);
  if (refused) return refused;
  await context.mailer.sendMail(testAlertMail(catalog.company, address));
  return { queued: true };
}

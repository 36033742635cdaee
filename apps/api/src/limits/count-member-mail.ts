import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { fromEverywhere, type RateLimiter } from "./limiter.ts";

/**
 * Counts a mail to an address that a member has typed, for the account and for the company; 429
 * `rate_limited` above the limit of one of them.
 */
export async function countMemberMail(
  limiter: Pick<RateLimiter, "countOne"> | null,
  { accountId, companyId }: Pick<StaffMember, "accountId" | "companyId">,
): Promise<Refusal | null> {
  for (const key of [`account ${accountId}`, `company ${companyId}`]) {
    const wait = (await limiter?.countOne("memberMails", fromEverywhere(key))) ?? null;
    if (wait !== null) return new Refusal("rate_limited", { detail: `Wait for ${wait} seconds` });
  }
  return null;
}

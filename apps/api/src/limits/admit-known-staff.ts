import { Refusal } from "../shared/refusal.ts";
import type { StaffSecrets } from "./known-staff.ts";
import type { RateLimitedVisitor, RateLimiter } from "./limiter.ts";
import type { LimitName } from "./rate-limits.ts";

export type StaffLimiter = Pick<RateLimiter, "countOne" | "waitTime" | "knownStaff">;

/** `tabletId` is null where a session or a key has proven the member, not a tablet and its PIN. */
type ProvenMember = { sessionId: string; tabletId: string | null };

type AskedStaff = {
  /** What the request counts for as long as it is not proven, and by which limit. */
  stranger: RateLimitedVisitor;
  limit: LimitName;
  /** What may prove a member. */
  secrets: StaffSecrets;
};

/**
 * Looks for a member within the limits, and returns the seconds to wait for what is above them. A request counts
 * for its address before the look-up, unless it shows a secret that was proven lately: then it counts for its
 * session alone, whatever others at the address send.
 */
export async function admitKnownStaff<Member extends ProvenMember>(
  limiter: StaffLimiter,
  { stranger, limit, secrets }: AskedStaff,
  find: () => Promise<Member | Refusal>,
): Promise<Member | Refusal | number> {
  const { visitorAddress } = stranger;
  const device = limiter.knownStaff.deviceOf(secrets);
  const known = { visitorAddress, device };
  const wait = await (device === null
    ? limiter.countOne(limit, stranger)
    : limiter.waitTime("staff", known));
  if (wait !== null) return wait;
  const found = await find();
  if (found instanceof Refusal) {
    if (device !== null) await limiter.countOne("staff", known);
    return found;
  }
  const { sessionId, tabletId } = found;
  limiter.knownStaff.note(tabletId === null ? secrets.session : secrets.tablet);
  return (await limiter.countOne("staff", { visitorAddress, device: sessionId })) ?? found;
}

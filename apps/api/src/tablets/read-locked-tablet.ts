import type { LockedTablet } from "@comanda/contract/accounts/account-schemas";
import type { Deps } from "../context/deps.ts";
import { Refusal } from "../shared/refusal.ts";
import { findMembersWithPin, findTabletByToken, findUnansweredOrders } from "./tablets.store.ts";

/**
 * What a tablet shows while it is locked, so that new orders still ring: the members with a PIN,
 * and numbers and times of the orders that wait. 401 `not_a_tablet`.
 */
export async function readLockedTablet(
  { db, clock }: Pick<Deps, "db" | "clock">,
  tabletHash: string | null,
): Promise<LockedTablet | Refusal> {
  const tablet = await findTabletByToken(db, tabletHash, clock());
  if (!tablet) return new Refusal("not_a_tablet");
  const { company_id, company_name, logo_file, id, name } = tablet;
  const waiting = await findUnansweredOrders(db, company_id, clock());
  return {
    id,
    name,
    company_id,
    company_name,
    logo_file,
    members: await findMembersWithPin(db, company_id),
    waiting: waiting.map(({ public_id, placed_at }) => ({
      public_id,
      placed_at: placed_at.toISOString(),
    })),
    now: clock().toISOString(),
  };
}

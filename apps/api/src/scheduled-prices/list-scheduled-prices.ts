import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { readMenuNow } from "./check-prices.ts";
import { findScheduled } from "./scheduled-prices.store.ts";
import { toScheduledPrices } from "./scheduled-prices-view.ts";

/** The changes that wait, and those of the last 90 days. 404 `company_not_found`. */
export async function listScheduledPrices(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: string,
): Promise<StaffCallAnswer<"listScheduledPrices"> | Refusal> {
  return transact(db, async (trx) => {
    const menu = await readMenuNow(trx, companyId);
    if (menu instanceof Refusal) return menu;
    const { timezone } = menu;
    const scheduled = (await findScheduled(trx, companyId)).map((row) =>
      toScheduledPrices(row, menu),
    );
    return { now: clock().toISOString(), timezone, scheduled };
  });
}

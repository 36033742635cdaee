import { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import { pointsEarned } from "@comanda/domain/money/loyalty";
import type { Kysely } from "kysely";
import * as v from "valibot";
import { addPoints } from "../clients/clients.store.ts";
import { findLoyaltySettings } from "../companies/companies.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { OrderRow } from "./orders.store.ts";

/**
 * Credits the client with the points of an order that becomes FINALIZED, by the company's current
 * rule (decision 22); an order without a client earns none. A refund takes no points back, and an order
 * that was refunded before it is FINALIZED earns them too. Call it in the transaction that moves the
 * order, so that no order counts twice.
 */
export async function creditLoyaltyPoints(trx: Kysely<Database>, order: OrderRow): Promise<void> {
  const { company_id, client_id, combos_price: combos, discounts_amount: discounts } = order;
  if (!client_id) return;
  const settings = v.parse(LoyaltySettings, await findLoyaltySettings(trx, company_id));
  const points = pointsEarned(settings.loyalty_program, { combos, discounts }, order.currency.code);
  if (points > 0) await addPoints(trx, company_id, client_id, points);
}

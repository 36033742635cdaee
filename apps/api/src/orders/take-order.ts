import type { PaymentMethod } from "@comanda/contract/payments";
import { type Cents, isTooMuch, toCents } from "@comanda/domain/money";
import { isCash } from "@comanda/domain/payment-method";
import type { Breakdown } from "@comanda/domain/totals";
import type { Kysely, Updateable } from "kysely";
import { giveStockBack, takeStock } from "../catalog/stock.store.ts";
import { bumpMenuVersion } from "../companies/companies.store.ts";
import type { Database } from "../db/schema.ts";
import { Refusal } from "../refusal.ts";
import type { AssignedPayment } from "./final-price.ts";
import type { Draft, Judged } from "./judge-order.ts";
import { type OrderRow, updateOrderIn } from "./orders.store.ts";
import { giveDiscountsBack, takeDiscounts } from "./use-discounts.ts";

/**
 * Takes what a judged order needs (design §4, Stock and coupons): its stock, the use of its coupon, the
 * points of its reward. Answers with the columns that say so, and that fix what it costs. To be called
 * in the transaction that has judged it, and that undoes everything at a refusal: 409
 * `coupon_not_valid`, `reward_not_available`.
 */
export async function takeOrder(
  trx: Kysely<Database>,
  order: OrderRow,
  { draft, payment, judged }: { draft: Draft; payment: AssignedPayment; judged: Judged },
): Promise<Updateable<Database["orders"]> | Refusal> {
  const { method, counted, charges, discounts } = judged;
  await bumpMenuVersion(trx, order.company_id);
  await takeStock(trx, order.company_id, counted);
  const taken = await takeDiscounts(trx, order, discounts);
  if (taken instanceof Refusal) return taken;
  return {
    comment: draft.comment,
    scheduled_delivery_date: draft.scheduledFor,
    discounts: JSON.stringify(discounts),
    service_fee: charges.serviceFee,
    tip: charges.tip,
    payment_fee: charges.paymentFee,
    amount_due: charges.total,
    stock_taken: JSON.stringify(counted),
    discounts_taken: JSON.stringify(taken),
    assigned_payment: toStored(method, payment, charges, order.currency.code),
  };
}

/**
 * Gives back what the order took, whatever the menu has counted since. To be called in the transaction
 * that ends what the order holds, so that it happens once.
 */
export async function giveBack(trx: Kysely<Database>, order: OrderRow): Promise<void> {
  const { company_id, stock_taken, discounts_taken } = order;
  await bumpMenuVersion(trx, company_id);
  if (stock_taken) await giveStockBack(trx, company_id, stock_taken);
  if (discounts_taken) await giveDiscountsBack(trx, order, discounts_taken);
}

/** The columns of an order that holds nothing, and waits for nothing. */
export const HOLDS_NOTHING = { stock_taken: null, discounts_taken: null, payment_expires_at: null };

/**
 * Makes an order that waits for its payment a draft again, which holds nothing. What it was to cost
 * stays, for whoever pays it after all. To be called in a transaction that holds the order.
 */
export async function releaseOrder(
  trx: Kysely<Database>,
  order: OrderRow,
  changes: Updateable<Database["orders"]>,
): Promise<void> {
  await giveBack(trx, order);
  const done = await updateOrderIn(trx, order, "INITIATED", { ...HOLDS_NOTHING, ...changes });
  if (!done) throw new Error("an order that this transaction holds has changed");
}

function toStored(
  method: PaymentMethod,
  { received_amount, tip_type }: AssignedPayment,
  { total, tip }: Breakdown,
  currencyCode: string,
): string {
  const { id, code, description, payment_code } = method;
  return JSON.stringify({
    id,
    code,
    description,
    payment_code,
    received_amount: coveringCash(method, received_amount, total, currencyCode),
    tip_type: tip > 0 ? tip_type : null,
  });
}

/** The cash that the customer holds ready, as far as it is cash and covers `total`; else null. */
export function coveringCash(
  { code }: Pick<PaymentMethod, "code">,
  claimed: unknown,
  total: Cents,
  currencyCode: string,
): Cents | null {
  const received = typeof claimed === "number" ? toCents(claimed, currencyCode) : 0;
  const covers = isCash({ code }) && received >= total && !isTooMuch(received, currencyCode);
  return covers ? received : null;
}

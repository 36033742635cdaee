import type { DiscountToApply } from "@comanda/contract/clients";
import type { Order } from "@comanda/contract/orders";
import { breakdown } from "@comanda/domain/totals";
import { textOrNull } from "@comanda/domain/visible-text";
import type { Catalog } from "../catalog/catalog.ts";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { findCouponByCode } from "./coupons.store.ts";
import {
  couponDiscount,
  discountsAmount,
  priceDiscounts,
  rewardDiscount,
  type Unpriced,
} from "./order-discounts.ts";
import { toOrder, viewFor } from "./order-view.ts";
import {
  findOrder,
  isAnothers,
  lockOrder,
  type StoredOrder,
  updateOrderIn,
} from "./orders.store.ts";
import { awaitsPayment, isBeingRefunded } from "./payment-status-change.ts";
import { pointsOf } from "./use-discounts.ts";

/**
 * Puts a coupon or a reward on a draft, in the place of the one of its kind, or takes that away when
 * the body names none (design §5, apply-discount). Nothing is counted yet: placing does. Whose draft it
 * is counts as in `updateOrder`; points are shown and spent only with their client's cookie. The
 * one that stays keeps its terms until the placing judges it. To be called in a transaction.
 * Refusals: 404 `company_not_found`, `order_not_found`; 409 `order_not_editable`, `order_cancelled`, `coupon_not_valid`,
 * `reward_not_available`.
 */
export async function applyDiscount(
  context: Context,
  companyId: string,
  device: string | null,
  asked: DiscountToApply,
): Promise<Order | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, asked.order_id);
  const found = await findOrder(db, companyId, asked.order_id);
  if (!found || isAnothers(found, device)) return new Refusal("order_not_found");
  const { order } = found;
  if (order.status === "CANCELLED") return new Refusal("order_cancelled");
  // While a payment is waited for, the amount is fixed.
  if (order.status !== "INITIATED" || awaitsPayment(order) || isBeingRefunded(order))
    return new Refusal("order_not_editable");

  const discount = await askedDiscount(context, catalog, found, device, asked);
  if (discount instanceof Refusal) return discount;
  const others = order.discounts.filter(({ modality }) => modality !== asked.modality);
  const all = discount ? [...others, discount] : others;
  const discounts = priceDiscounts(all, order.combos_price, order.currency.code);
  if (discounts instanceof Refusal) {
    // Whichever of the two would be wasted: it is the one asked for that is one too many.
    const code = asked.modality === "COUPON" ? "coupon_not_valid" : "reward_not_available";
    return new Refusal(code, discounts.facts);
  }
  const charges = breakdown({
    combos: order.combos_price,
    discounts: discountsAmount(discounts),
    delivery: order.delivery_price ?? 0,
    serviceFee: order.service_fee,
    tip: order.tip,
    currencyCode: order.currency.code,
  });
  await updateOrderIn(db, order, "INITIATED", {
    discounts: JSON.stringify(discounts),
    discounts_amount: charges.discounts,
    payment_fee: charges.paymentFee,
    amount_due: charges.total,
    updated_at: clock(),
  });
  const stored = await findOrder(db, companyId, order.id);
  return stored ? toOrder(stored, viewFor(stored, device)) : new Refusal("order_not_found");
}

/** The discount that the body names, judged by what counts now; null when it names none. */
async function askedDiscount(
  { db }: Context,
  catalog: Catalog,
  { order, deviceId }: StoredOrder,
  device: string | null,
  { modality, coupon_code, reward_id }: DiscountToApply,
): Promise<Unpriced | null | Refusal> {
  if (modality === "COUPON") {
    const code = textOrNull(coupon_code);
    if (code === null) return null;
    const coupon = await findCouponByCode(db, order.company_id, code);
    return couponDiscount(coupon, order.combos_price, order.currency.code);
  }
  if (!reward_id) return null;
  const own = deviceId !== null && deviceId === device;
  return rewardDiscount(catalog, reward_id, own ? await pointsOf(db, order) : null);
}

import type { Order } from "@comanda/contract/orders/order";
import type { DiscountToApply } from "@comanda/contract/orders/order-requests";
import { trimToNull } from "@comanda/domain/text/visible-text";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { Catalog } from "../../catalog/to-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findCouponByCode } from "../discounts/coupons.store.ts";
import {
  couponDiscount,
  discountsAmount,
  priceDiscounts,
  rewardDiscount,
  type UnpricedDiscount,
} from "../discounts/order-discounts.ts";
import { pointsOfClient } from "../discounts/validate-discounts.ts";
import { awaitsPayment, isRefundedOrPending } from "../order-payment-status.ts";
import { toWireOrder, visibilityFor } from "../order-view.ts";
import {
  belongsToOtherDevice,
  findOrder,
  lockOrder,
  type StoredOrder,
  updateOrderWithStatus,
} from "../orders.store.ts";
import { chargesByStoredOrder } from "../rules/charge-order.ts";
import { acceptedOptionalFee } from "../rules/confirm-price.ts";

/**
 * Puts a coupon or a reward on a draft. It replaces the draft's coupon or reward; a body without
 * one removes it (conformance 7.15). Uses and points are counted only at placement. Devices are
 * checked as in `updateOrder`; points are read and spent only with the client's cookie. The other
 * discount keeps its terms until placement validates it. Call it in a transaction. Refusals: 404
 * `company_not_found`, `order_not_found`; 409 `order_not_editable`, `order_cancelled`,
 * `coupon_not_valid`, `reward_not_available`.
 */
export async function applyDiscount(
  context: ApiContext,
  companyId: string,
  device: string | null,
  request: DiscountToApply,
): Promise<Order | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, request.order_id);
  const found = await findOrder(db, companyId, request.order_id);
  if (!found || belongsToOtherDevice(found, device)) return new Refusal("order_not_found");
  const { order } = found;
  if (order.status === "CANCELLED") return new Refusal("order_cancelled");
  // The amount of an order that waits for its payment is fixed.
  if (order.status !== "INITIATED" || awaitsPayment(order) || isRefundedOrPending(order))
    return new Refusal("order_not_editable");

  const discount = await requestedDiscount(context, catalog, { found, device, request });
  if (discount instanceof Refusal) return discount;
  const others = order.discounts.filter(({ modality }) => modality !== request.modality);
  const all = discount ? [...others, discount] : others;
  const discounts = priceDiscounts(all, order.combos_price, order.currency.code);
  if (discounts instanceof Refusal) {
    // If either of the two would have no effect, the requested one is refused.
    const code = request.modality === "COUPON" ? "coupon_not_valid" : "reward_not_available";
    return new Refusal(code, discounts.facts);
  }
  const charges = chargesByStoredOrder(order, {
    discounts: discountsAmount(discounts),
    tip: order.tip,
    feeAccepted: acceptedOptionalFee(order) > 0,
  });
  await updateOrderWithStatus(db, order, "INITIATED", {
    discounts: JSON.stringify(discounts),
    discounts_amount: charges.discounts,
    payment_fee: charges.paymentFee,
    amount_due: charges.total,
    updated_at: clock(),
  });
  const stored = await findOrder(db, companyId, order.id);
  return stored
    ? toWireOrder(stored, visibilityFor(stored, device))
    : new Refusal("order_not_found");
}

/** A discount for an order, requested by a device. */
type DiscountRequest = { found: StoredOrder; device: string | null; request: DiscountToApply };

/**
 * Returns the requested discount, validated against the current coupons and rewards; null when the
 * body names none.
 */
async function requestedDiscount(
  { db }: ApiContext,
  catalog: Catalog,
  { found, device, request }: DiscountRequest,
): Promise<UnpricedDiscount | null | Refusal> {
  const { order, deviceId } = found;
  const { modality, coupon_code, reward_id } = request;
  if (modality === "COUPON") {
    const code = trimToNull(coupon_code);
    if (code === null) return null;
    const coupon = await findCouponByCode(db, order.company_id, code);
    return couponDiscount(coupon, order.combos_price, order.currency.code);
  }
  if (!reward_id) return null;
  const isOwnOrder = deviceId !== null && deviceId === device;
  return rewardDiscount(catalog, reward_id, isOwnOrder ? await pointsOfClient(db, order) : null);
}

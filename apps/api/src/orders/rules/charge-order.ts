import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { deliveryCharge } from "@comanda/domain/delivery/price-settings";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import { type Cents, fromCents, toCents } from "@comanda/domain/money/cents";
import { calculateOrderCharges, type PriceBreakdown } from "@comanda/domain/money/order-charges";
import { serviceFeeOf } from "@comanda/domain/money/service-fee";
import { acceptsTip, maxTip } from "@comanda/domain/money/tip";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { OrderRow } from "../orders.store.ts";

/**
 * Returns the delivery charge, by the quote and the minimum for free delivery; null without a
 * delivery.
 */
export function deliveryChargeFor(
  { company, settings: { delivery } }: Catalog,
  quote: DeliveryQuote | null,
  subtotal: Cents,
): Cents | null {
  if (!quote?.ok) return null;
  return deliveryCharge(quote.price, delivery, subtotal, company.currency.code);
}

export type OrderAmounts = {
  subtotal: Cents;
  discounts?: Cents;
  /** Null without a delivery. */
  delivery: Cents | null;
  /** Whether the customer agrees to an optional service fee. */
  feeAccepted?: boolean;
  tip?: Cents;
  feePercent?: number;
};

/** Calculates the charges of an order (decision 5). */
export function chargesByCatalog(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  order: OrderAmounts,
): PriceBreakdown {
  const { feePercent = 0, ...amounts } = order;
  const currencyCode = company.currency.code;
  const setting = orderSettings[serviceTypeKey(serviceType)]?.service_fee;
  return calculateOrderCharges({
    ...amounts,
    serviceFee: serviceFeeOf(setting, order.subtotal, currencyCode),
    paymentFeePercent: feePercent,
    currencyCode,
  });
}

/**
 * Calculates the charges of a stored order, with other discounts, tip, optional fee or payment
 * method.
 */
export function chargesByStoredOrder(
  order: OrderRow,
  payment: Pick<OrderAmounts, "discounts" | "tip" | "feeAccepted" | "feePercent">,
): PriceBreakdown {
  const { feePercent = 0, ...changes } = payment;
  return calculateOrderCharges({
    subtotal: order.combos_price,
    discounts: order.discounts_amount,
    delivery: order.delivery_price,
    serviceFee: { charged: order.service_fee, offered: order.service_fee_offered },
    ...changes,
    paymentFeePercent: feePercent,
    currencyCode: order.currency.code,
  });
}

/** Returns the optional service fee that the customer may accept; null when there is none. */
export function optionalFeeFor(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  subtotal: Cents,
): Cents | null {
  const setting = orderSettings[serviceTypeKey(serviceType)]?.service_fee;
  return serviceFeeOf(setting, subtotal, company.currency.code).offered;
}

/**
 * Returns the tip in minor units; 0 in Brazil and for service types without tips. 422
 * `invalid_body` above the maximum.
 */
export function validateTip(
  { company, settings }: Catalog,
  serviceType: ServiceType,
  subtotal: Cents,
  amount: number | null,
): Cents | Refusal {
  if (
    amount === null ||
    !acceptsTip(company.country.country_code, settings[serviceTypeKey(serviceType)])
  )
    return 0;
  const tip = toCents(amount, company.currency.code);
  if (tip <= maxTip(subtotal)) return tip;
  const message = `is more than ${fromCents(maxTip(subtotal), company.currency.code)}`;
  const fault = { path: "meta_data.assigned_payment.tip_value", message };
  return new Refusal("invalid_body", { errors: [fault] });
}

import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { deliveryCharge } from "@comanda/domain/delivery/pricing";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import { type Cents, fromCents, toCents } from "@comanda/domain/money/cents";
import { acceptsTip, maxTip } from "@comanda/domain/money/tip";
import {
  calculateBreakdown,
  calculateServiceFee,
  optionalServiceFee,
  type PriceBreakdown,
} from "@comanda/domain/money/totals";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { Refusal } from "../../shared/refusal.ts";

/** The delivery charge, by the quote and the minimum for free delivery; null without a delivery. */
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

/** The charges of an order (decision 5). */
export function calculateCharges(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  order: OrderAmounts,
): PriceBreakdown {
  const { subtotal, discounts = 0, delivery, feeAccepted = false, tip = 0, feePercent = 0 } = order;
  const currencyCode = company.currency.code;
  const fee = orderSettings[serviceTypeKey(serviceType)]?.service_fee;
  return calculateBreakdown({
    combos: subtotal,
    discounts,
    delivery: delivery ?? 0,
    serviceFee: calculateServiceFee(fee, subtotal, feeAccepted, currencyCode),
    tip,
    paymentFeePercent: feePercent,
    currencyCode,
  });
}

/** The optional service fee that the customer may accept; null when there is none. */
export function optionalFeeFor(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  subtotal: Cents,
): Cents | null {
  const fee = orderSettings[serviceTypeKey(serviceType)]?.service_fee;
  return optionalServiceFee(fee, subtotal, company.currency.code);
}

/**
 * The tip in minor units; 0 in Brazil and for service types without tips. 422 `invalid_body` above
 * the maximum.
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

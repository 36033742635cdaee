import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import type { Company } from "@comanda/contract/companies/company";
import type { Qr } from "@comanda/contract/orders/qr";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { CartLine } from "@comanda/domain/cart/lines";
import type { CheckoutData } from "@comanda/domain/checkout/checkout-data";
import { joinOrderComment } from "@comanda/domain/checkout/order-comment";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { assignedPaymentBody, type PaymentDetails } from "../../../pay/requests/payment-body.ts";
import type { OrderedSharedCart } from "../../../session/shared-cart/ordered-shared-cart.ts";
import type { Utm } from "../../../session/visit/utm.ts";

export type CreateOrderBody = RequestPart<"createOrder", "body">;
export type UpdateOrderBody = RequestPart<"updateOrder", "body">;

type OrderBodyInput = {
  company: Company;
  /** The table of the QR code; null without one. */
  qr: Qr | null;
  /** The source of the visit. */
  utm: Utm;
  lines: readonly CartLine[];
  data: CheckoutData;
  clientId: string | null;
  /**
   * The delivery fee that the customer was quoted, in cents; null without a quote, and for an order
   * that is not delivered.
   */
  deliveryPrice: Cents | null;
  /** The shared cart that is ordered; null for an ordinary cart. */
  sharedCart?: OrderedSharedCart | null;
};

/**
 * Creates the request body that creates an order; null without a service type or with an empty cart.
 */
export function createOrderBody(input: OrderBodyInput): CreateOrderBody | null {
  const { company, qr, utm, lines, data, clientId, deliveryPrice, sharedCart } = input;
  if (!data.serviceType || lines.length === 0) return null;
  return {
    company_id: company.id,
    country_code: company.country.country_code,
    timezone: company.timezone,
    currency: company.currency.code,
    service_type: data.serviceType,
    order_title: qr?.name ?? null,
    table_id: qr?.id ?? null,
    ...utm,
    client_id: clientId,
    address_id: data.addressId,
    ...(deliveryPrice !== null && {
      delivery_price: fromCents(deliveryPrice, company.currency.code),
    }),
    ...(sharedCart && { shared_cart: sharedCart }),
    combos: lines.map(({ product_id, variant_id, quantity, comment, modifiers }) => ({
      product_id,
      variant_id,
      quantity,
      comment: stripControlCharacters(comment) || null,
      modifiers,
    })),
  };
}

export type PlacementPayment = PaymentDetails & {
  method: PaymentMethod;
  comment: string;
  /** The instant for which the order is scheduled; null means as soon as possible. */
  scheduledFor: Date | null;
};

/**
 * Returns the request body that places the order, or makes it wait for its online payment (conformance
 * 4.86).
 */
export function updateOrderBody(
  company: Company,
  additionalInfo: string,
  { method, comment, scheduledFor, ...paidWith }: PlacementPayment,
  charges: PriceBreakdown,
): UpdateOrderBody {
  return {
    timezone: company.timezone,
    ...(isOnlineMethod(method) && { status: "payment_requested" }),
    currency: company.currency.code,
    scheduled_delivery_date: scheduledFor && toWireInstant(scheduledFor),
    comment: stripControlCharacters(joinOrderComment(additionalInfo, comment)) || null,
    meta_data: {
      assigned_payment: assignedPaymentBody(method, charges, paidWith, company.currency.code),
    },
  };
}

/** Returns the wire format of an instant: `2026-11-22T03:30:00+00:00`. */
export function toWireInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}

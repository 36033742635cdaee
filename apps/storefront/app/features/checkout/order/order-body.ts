import type { Company } from "@comanda/contract/company";
import type { PaymentMethod } from "@comanda/contract/payments";
import type { Qr } from "@comanda/contract/qrs";
import type { Sent } from "@comanda/contract/schemas";
import type { CartLine } from "@comanda/domain/cart";
import type { CheckoutData } from "@comanda/domain/checkout-data";
import { type Cents, fromCents } from "@comanda/domain/money";
import { orderComment } from "@comanda/domain/order-comment";
import { isOnline } from "@comanda/domain/payment-method";
import type { Breakdown } from "@comanda/domain/totals";
import { assignedPayment, type PaidWith } from "../../../pay/payment-body.ts";
import type { Utm } from "../../../session/utm.ts";
import { honestText } from "../../../shop/honest-text.ts";
import { wireInstant } from "../summary/schedule-state.ts";

export type OrderBody = Sent<"createOrder", "body">;
export type UpdateBody = Sent<"updateOrder", "body">;

type Ordering = {
  company: Company;
  /** What the table's QR code says; null without one. */
  qr: Qr | null;
  /** Where the visit came from. */
  utm: Utm;
  lines: readonly CartLine[];
  data: CheckoutData;
  clientId: string | null;
  /** What the customer was told that the delivery costs; null before, and for what is not delivered. */
  deliveryPrice: Cents | null;
};

/** Spec §3, Order to create; null while no service type is chosen or nothing is in the cart. */
export function orderBody(ordering: Ordering): OrderBody | null {
  const { company, qr, utm, lines, data, clientId, deliveryPrice } = ordering;
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
    combos: lines.map(({ product_id, variant_id, quantity, comment, modifiers }) => ({
      product_id,
      variant_id,
      quantity,
      comment: honestText(comment) || null,
      modifiers,
    })),
  };
}

export type Payment = PaidWith & {
  method: PaymentMethod;
  comment: string;
  /** For when the order is meant; null is as soon as possible. */
  scheduledFor: Date | null;
};

/** Spec §3, Order update, that places the order, or has it wait for its online payment. */
export function updateBody(
  company: Company,
  additionalInfo: string,
  { method, comment, scheduledFor, ...paidWith }: Payment,
  charges: Breakdown,
): UpdateBody {
  return {
    timezone: company.timezone,
    ...(isOnline(method) && { status: "payment_requested" }),
    currency: company.currency.code,
    scheduled_delivery_date: scheduledFor && wireInstant(scheduledFor),
    comment: honestText(orderComment(additionalInfo, comment)) || null,
    meta_data: {
      assigned_payment: assignedPayment(method, charges, paidWith, company.currency.code),
    },
  };
}

import type { Catalog } from "../../catalog/to-catalog.ts";
import type { StoredPaymentFacts } from "../../db/schema/payment-tables.ts";
import type { StoredOrder } from "../../orders/orders.store.ts";
import type { PaymentRow } from "../payments.store.ts";
import type { PaymentOrder } from "../providers/common/payment-provider.ts";

/** The visitor's site and device. */
export type VisitorInfo = {
  /** The storefront's origin, without a slash at its end. */
  origin: string;
  clientIp: string | null;
  mobile: boolean;
  /** The address for the provider's notifications. */
  notificationUrl: (companyId: string, providerId: string) => string;
};

/** Returns the facts of a new payment, stored so that a retry sends the same. */
export function toStoredFacts(
  { company }: Catalog,
  { order, lines }: StoredOrder,
  { provider_id, tip, feeAccepted }: { provider_id: string; tip: number; feeAccepted: boolean },
  { origin, clientIp, mobile, notificationUrl }: VisitorInfo,
): StoredPaymentFacts {
  const { company_id, id, client_snapshot: client } = order;
  const tracking = `${origin}/tracking?order_id=${encodeURIComponent(id)}`;
  const logo = company.logo_url && URL.canParse(company.logo_url, origin);
  return {
    customer: {
      id: order.client_id ?? id,
      name: client?.name ?? company.name,
      phone: client && {
        callingCode: client.country_calling_code.replace(/\D/gu, ""),
        number: client.phone_number.replace(/\D/gu, ""),
      },
    },
    items: lines.map(({ name, quantity, unit_price }) => ({
      name,
      quantity,
      unitAmount: unit_price,
    })),
    publicId: String(order.public_id),
    country: order.country_code,
    language: (company.language ?? "en").slice(0, 2).toLowerCase(),
    urls: {
      return: tracking,
      success: tracking,
      error: tracking,
      notification: notificationUrl(company_id, provider_id),
      logo: logo ? new URL(company.logo_url ?? "", origin).href : null,
    },
    clientIp,
    mobile,
    tip,
    feeAccepted,
  };
}

/** Returns all that the provider gets to know about the payment. */
export function toPaymentOrder(payment: PaymentRow): PaymentOrder {
  const { company_id, order_id, id, amount, currency, expires_at, idempotency_key } = payment;
  const { tip: _, feeAccepted: __, ...facts } = payment.facts;
  return {
    ...facts,
    companyId: company_id,
    orderId: order_id,
    intentId: id,
    amount,
    currency,
    expiresAt: expires_at,
    idempotencyKey: idempotency_key,
  };
}

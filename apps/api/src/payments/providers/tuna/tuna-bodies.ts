import { lineTotal } from "@comanda/domain/cart/line-price";
import { fromCents } from "@comanda/domain/money/cents";
import type { PaymentOrder, RefundOrder } from "../common/payment-provider.ts";

/** `POST Token/NewSession`. */
export function sessionBodyOf(
  { customer }: { customer: Pick<PaymentOrder["customer"], "id"> },
  email: string,
): object {
  return { customer: { id: customer.id, email } };
}

/**
 * `POST Payment/Init`. We ask customers for no document, so we send none; Tuna decides whether an
 * account accepts that.
 */
export function initBodyOf(
  order: PaymentOrder,
  { email, session }: { email: string; session: string },
): object {
  const { amount, currency, customer, country, intentId } = order;
  const total = fromCents(amount, currency);
  return {
    PartnerUniqueID: intentId,
    TokenSession: session,
    Customer: { ID: customer.id, Name: customer.name, Email: email },
    PaymentItems: { Items: itemsOf(order) },
    PaymentData: {
      Countrycode: country,
      PaymentMethods: [{ PaymentMethodType: "D", Amount: total, Installments: 1 }],
    },
  };
}

/**
 * Returns the lines of the order when they make up its total; with tips, fees or discounts one
 * line.
 */
function itemsOf({ items, amount, currency, publicId }: PaymentOrder): object[] {
  const sum = items.reduce(
    (total, { quantity, unitAmount }) => total + lineTotal(unitAmount, quantity),
    0,
  );
  const lines =
    sum === amount && items.length > 0
      ? items
      : [{ name: `#${publicId}`, quantity: 1, unitAmount: amount }];
  return lines.map(({ name, quantity, unitAmount }) => ({
    Amount: fromCents(unitAmount, currency),
    ProductDescription: name,
    ItemQuantity: quantity,
  }));
}

/**
 * Returns the days, `yyyy-MM-dd`, under which Tuna may file a payment. Its time zone is not
 * documented, so Brazil's day comes first, then the UTC day when it differs.
 */
export function paymentDays(createdAt: Date): string[] {
  // The Swedish date format is ISO 8601's.
  const day = (timeZone: string) => createdAt.toLocaleDateString("sv-SE", { timeZone });
  return [...new Set([day("America/Sao_Paulo"), day("UTC")])];
}

/** The part of `POST Payment/Cancel` that says how much goes back: all, or an amount of the PIX. */
export function refundBodyOf({ isWhole, amount, currency }: RefundOrder): object {
  if (isWhole) return { CancelAll: true };
  return { CardsDetail: [{ MethodId: 0, Amount: fromCents(amount, currency) }] };
}

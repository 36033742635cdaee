import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import type { Company } from "@comanda/contract/companies/company";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { isCashMethod } from "@comanda/domain/orders/payment-method";

type UpdateBody = RequestPart<"updateOrder", "body">;
type Assigned = NonNullable<NonNullable<UpdateBody["meta_data"]>["assigned_payment"]>;

/** The details of a payment beside its method. */
export type PaymentDetails = {
  /** The cash that the customer hands over, in cents; null when the customer entered none. */
  received: Cents | null;
  /** How the customer chose the tip; null without a tip. */
  tipType: string | null;
  feeAccepted: boolean;
};

/**
 * Returns the `assigned_payment` of an order. The server does not trust its amounts: it calculates them
 * again.
 */
export function assignedPaymentBody(
  method: PaymentMethod,
  charges: PriceBreakdown,
  { received, tipType, feeAccepted }: PaymentDetails,
  currencyCode: string,
): Assigned {
  const major = (amount: Cents) => fromCents(amount, currencyCode);
  return {
    payment_method_id: method.id,
    payment_method_code: method.code,
    payment_method_description: method.description,
    payment_method_payment_code: method.payment_code,
    fee_amount: major(charges.paymentFee),
    bill_amount: major(charges.orderTotal),
    ...(isCashMethod(method) && received !== null && { received_amount: major(received) }),
    ...(charges.tip > 0 && { tip_type: tipType, tip_value: major(charges.tip) }),
    ...(feeAccepted && { service_fee_accepted: true }),
  };
}

/** What is paid: the order by a method, with its charges. */
export type PayableOrder = {
  order: Order;
  method: PaymentMethod;
  charges: PriceBreakdown;
  feeAccepted: boolean;
};

/** Returns the request body that starts an online payment of an order. */
export function paymentBody(
  company: Company,
  { order, method, charges, feeAccepted }: PayableOrder,
): RequestPart<"createCompanyPayment", "body"> {
  const major = (amount: Cents) => fromCents(amount, company.currency.code);
  return {
    provider_id: method.provider_id ?? "",
    company_id: company.id,
    company_logo_url: company.logo_url,
    reference_id: order.id,
    currency: company.currency.code,
    country_code: company.country.country_code,
    received_amount: major(charges.total),
    payment_method: method.provider_code,
    client_id: order.client_id,
    meta: {
      payment: {
        payment_method_id: method.id,
        bill_amount: major(charges.orderTotal),
        ...(charges.tip > 0 && { tip_amount: major(charges.tip) }),
        ...(feeAccepted && { service_fee_accepted: true }),
      },
      combos: order.combos.map(({ id, name, variant_name, quantity }) => ({
        combo_id: id,
        full_name: [name, variant_name].filter(Boolean).join(" "),
        quantity,
      })),
    },
  };
}

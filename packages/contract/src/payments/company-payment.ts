import * as v from "valibot";
import {
  Amount,
  Id,
  Ignored,
  nullByDefault,
  optionalInstant,
  ResponseAmount,
  text,
} from "../fields/field-schemas.ts";

/** A new payment. The server ignores amounts, currency and lines in it, and uses the order's own. */
export const CompanyPaymentToCreate = v.object({
  provider_id: Id,
  company_id: Id,
  reference_id: Id,
  client_id: nullByDefault(Id),
  /** The method's `provider_code`. */
  payment_method: nullByDefault(text(40)),
  /** Without `payment_method_id` the method is the order's assigned one, or the provider's only one. */
  meta: nullByDefault(
    v.object({
      payment: nullByDefault(
        v.object({
          payment_method_id: nullByDefault(Id),
          bill_amount: Ignored,
          tip_amount: nullByDefault(Amount),
          /** As in an order's `assigned_payment`. */
          service_fee_accepted: nullByDefault(v.boolean()),
        }),
      ),
      combos: Ignored,
    }),
  ),
  company_logo_url: Ignored,
  currency: Ignored,
  country_code: Ignored,
  received_amount: Ignored,
});
export type CompanyPaymentToCreate = v.InferOutput<typeof CompanyPaymentToCreate>;

/**
 * One attempt to pay an order. `status` of this server is `pending`, `paid`, `failed`, `cancelled`,
 * `refunded`, `partially_refunded` or `unknown`.
 */
export const CompanyPayment = v.object({
  id: Id,
  /** The order's id. */
  reference_id: Id,
  payment_method_id: nullByDefault(Id),
  status: text(40),
  /** The amount to pay, in major units. */
  amount: nullByDefault(ResponseAmount),
  /** A test payment, which moves no money: the storefront says so and offers to settle it. */
  test: nullByDefault(v.boolean()),
  /**
   * What the storefront needs to take the payment: a card form's secret, a PIX code or the URL of a
   * hosted page. Empty if the payment is over, and without the cookie of the visitor who ordered.
   */
  params: v.object({
    client_secret: nullByDefault(v.string()),
    publishable_key: nullByDefault(v.string()),
    qr_code: nullByDefault(v.string()),
    qr_code_image: nullByDefault(v.string()),
    expires_at: optionalInstant(v.string()),
    redirect_url: nullByDefault(v.string()),
  }),
});
export type CompanyPayment = v.InferOutput<typeof CompanyPayment>;

export const CompanyPaymentList = v.object({ data: v.nullish(v.array(CompanyPayment), []) });

export const CompanyPaymentToCancel = v.object({ company_id: Id });

import * as v from "valibot";
import {
  Amount,
  Id,
  Ignored,
  nullByDefault,
  optionalInstant,
  ResponseAmount,
  requiredText,
  text,
} from "../fields/field-schemas.ts";

/** Spec §3, Payment method: online when it has a provider, offline otherwise. */
export const PaymentMethod = v.object({
  id: Id,
  code: requiredText(40),
  description: nullByDefault(text(120)),
  payment_code: nullByDefault(text(40)),
  provider_id: nullByDefault(Id),
  provider_code: nullByDefault(text(40)),
  /** Percent of the order's total. */
  payment_method_fee: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

const Methods = v.nullish(v.array(PaymentMethod), []);

/** By service type, lower case. */
export const PaymentMethods = v.object({
  table: Methods,
  onsite: Methods,
  takeaway: Methods,
  delivery: Methods,
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethods>;

/** Spec §7. What the server finds out for itself is a claim and has no effect. */
export const CompanyPaymentToCreate = v.object({
  provider_id: Id,
  company_id: Id,
  reference_id: Id,
  client_id: nullByDefault(Id),
  /** The method's `provider_code`. */
  payment_method: nullByDefault(text(40)),
  /** Without `payment_method_id` it is the order's assigned one, or the only one of the provider. */
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
  /** What is asked for, in major units. */
  amount: nullByDefault(ResponseAmount),
  /** No money moves: the storefront says so, and offers to settle it. */
  test: nullByDefault(v.boolean()),
  /**
   * What the storefront needs to take the payment; which of the three depends on the provider. Empty
   * when the payment is over, and for whoever did not order.
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

/** The sandbox's own card form: it takes its test cards and no other number. */
export const SandboxCardPayment = v.object({
  company_id: Id,
  client_secret: text(200),
  card: v.object({ number: text(40), expiry: text(10), cvc: text(10) }),
});

/** What a bank would do to a payment of the sandbox. */
export const SandboxOutcome = v.object({
  company_id: Id,
  outcome: v.picklist(["paid", "failed", "cancelled"]),
});

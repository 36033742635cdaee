import * as v from "valibot";
import { Amount, Claim, filled, Id, maybe, text } from "./parts.ts";

/** Spec §3, Payment method: online when it has a provider, offline otherwise. */
export const PaymentMethod = v.object({
  id: Id,
  code: filled(40),
  description: maybe(text(120)),
  payment_code: maybe(text(40)),
  provider_id: maybe(Id),
  provider_code: maybe(text(40)),
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

export const CompanyPaymentToCreate = v.object({
  provider_id: Id,
  company_id: Id,
  reference_id: Id,
  client_id: maybe(Id),
  payment_method: maybe(text(40)),
  meta: maybe(
    v.object({
      payment: maybe(
        v.object({ payment_method_id: maybe(Id), bill_amount: Claim, tip_amount: maybe(Amount) }),
      ),
      combos: Claim,
    }),
  ),
  company_logo_url: Claim,
  currency: Claim,
  country_code: Claim,
  received_amount: Claim,
});

/** What the storefront needs to take the payment; which of the three depends on the provider. */
export const CompanyPayment = v.object({
  id: Id,
  reference_id: Id,
  status: text(40),
  params: v.object({
    client_secret: maybe(v.string()),
    publishable_key: maybe(v.string()),
    qr_code: maybe(v.string()),
    qr_code_image: maybe(v.string()),
    expires_at: maybe(v.string()),
    redirect_url: maybe(v.string()),
  }),
});

export const CompanyPaymentList = v.object({ data: v.nullish(v.array(CompanyPayment), []) });

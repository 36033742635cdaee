import * as v from "valibot";
import { Id, nullByDefault, requiredText, text } from "../fields/field-schemas.ts";
import { OriginalTexts, translatedDescription } from "../fields/translations.ts";

/** A payment method; it is online if it has a provider, otherwise offline. */
export const PaymentMethod = v.object({
  id: Id,
  code: requiredText(40),
  description: nullByDefault(text(120)),
  payment_code: nullByDefault(text(40)),
  provider_id: nullByDefault(Id),
  provider_code: nullByDefault(text(40)),
  /** Per cent of the order's total. */
  payment_method_fee: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  translations: translatedDescription(120),
  original_texts: OriginalTexts,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

const Methods = v.nullish(v.array(PaymentMethod), []);

/** The payment methods by service type. */
export const PaymentMethods = v.object({
  table: Methods,
  onsite: Methods,
  takeaway: Methods,
  delivery: Methods,
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethods>;

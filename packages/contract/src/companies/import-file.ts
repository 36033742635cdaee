import * as v from "valibot";
import { LoyaltySettings } from "../clients/loyalty.ts";
import { list } from "../fields/field-schemas.ts";
import { normalizeHostName } from "../fields/host-name.ts";
import { Coupon } from "../orders/coupon.ts";
import { Qr } from "../orders/qr.ts";
import { PaymentMethods } from "../payments/payment-method.ts";
import { MAX_COUPONS, MAX_HOSTS, MAX_TABLES } from "../rules/import-file-rules.ts";
import { Company } from "./company.ts";
import { EcommerceSettings, OrderSettings } from "./ecommerce-settings.ts";
import { Category } from "./menu.ts";

const noMethods = { table: [], onsite: [], takeaway: [], delivery: [] };

/** One company as one document, in the same shapes as the answers of the public API. */
export const ImportFile = v.object({
  hosts: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (text) => normalizeHostName(text) !== null,
          "must be a host name such as order.example.com, without https://, port or path",
        ),
        v.transform((text) => normalizeHostName(text) ?? text),
      ),
    ),
    v.minLength(1),
    v.maxLength(MAX_HOSTS),
  ),
  company: Company,
  ecommerce_settings: EcommerceSettings,
  order_settings: v.nullish(OrderSettings, {}),
  payment_methods: v.nullish(PaymentMethods, noMethods),
  categories: list(Category, 500),
  coupons: list(Coupon, MAX_COUPONS),
  loyalty_settings: v.nullish(LoyaltySettings, {}),
  qrs: list(Qr, MAX_TABLES),
});
export type ImportFile = v.InferOutput<typeof ImportFile>;

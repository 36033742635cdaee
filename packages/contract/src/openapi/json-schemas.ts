import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import type * as v from "valibot";
import { AddressToCreate, Client, ClientAddress, ClientToCreate } from "../clients/client.ts";
import { LoyaltySettings } from "../clients/loyalty.ts";
import { OrderRating, OrderRatingToCreate } from "../clients/order-rating.ts";
import { AbuseReport } from "../companies/abuse-report.ts";
import { Company } from "../companies/company.ts";
import { EcommerceSettings, OrderSettings } from "../companies/ecommerce-settings.ts";
import { Category, Modifier, ModifierGroup, Product, Variant } from "../companies/menu.ts";
import { Coupon } from "../orders/coupon.ts";
import { Order } from "../orders/order.ts";
import { DiscountToApply, OrderToCreate, OrderUpdate } from "../orders/order-requests.ts";
import { ScannedQr } from "../orders/qr.ts";
import { CompanyPayment, CompanyPaymentToCreate } from "../payments/company-payment.ts";
import { PaymentMethod, PaymentMethods } from "../payments/payment-method.ts";

export type { JsonSchema };

/** The schemas with a name in the document; all others are written inline. */
const definitions = {
  AbuseReport,
  AddressToCreate,
  Category,
  Client,
  ClientAddress,
  ClientToCreate,
  Company,
  CompanyPayment,
  CompanyPaymentToCreate,
  Coupon,
  DiscountToApply,
  EcommerceSettings,
  LoyaltySettings,
  Modifier,
  ModifierGroup,
  Order,
  OrderRating,
  OrderRatingToCreate,
  OrderSettings,
  OrderToCreate,
  OrderUpdate,
  PaymentMethod,
  PaymentMethods,
  Product,
  Qr: ScannedQr,
  Variant,
} as const satisfies Record<string, v.GenericSchema>;

const config: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  // A part that the rules of the import check, and a file.
  overrideSchema: ({ valibotSchema: { type } }) => {
    if (type === "custom") return { type: "object", description: "as in the import file" };
    return type === "blob" ? { type: "string", format: "binary" } : null;
  },
  // JSON Schema cannot express these actions, and they do not change which values are valid.
  ignoreActions: ["check", "finite", "to_lower_case", "to_upper_case", "trim", "mime_type"],
  // JSON Schema always reads patterns as Unicode, so the `u` flag can be dropped.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const requirement = "requirement" in valibotAction ? valibotAction.requirement : null;
    return requirement instanceof RegExp && valibotAction.type === "regex"
      ? { ...jsonSchema, pattern: requirement.source }
      : null;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** Converts a schema of the contract to JSON Schema, with references to the named schemas. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...config, definitions });
  return converted;
}

/** Returns the named schemas for `#/components/schemas`. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, config);
}

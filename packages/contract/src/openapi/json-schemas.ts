import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import type * as v from "valibot";
import {
  AbuseReport,
  AddressToCreate,
  Client,
  ClientAddress,
  ClientToCreate,
  Coupon,
  DiscountToApply,
  LoyaltySettings,
  OrderRating,
  OrderRatingToCreate,
} from "../clients/client.ts";
import { Company } from "../companies/company.ts";
import { EcommerceSettings, OrderSettings } from "../companies/ecommerce-settings.ts";
import { Category, Modifier, ModifierGroup, Product, Variant } from "../companies/menu.ts";
import { Order } from "../orders/order.ts";
import { OrderToCreate, OrderUpdate } from "../orders/order-requests.ts";
import { Qr } from "../orders/qr.ts";
import {
  CompanyPayment,
  CompanyPaymentToCreate,
  PaymentMethod,
  PaymentMethods,
} from "../payments/company-payment.ts";

export type { JsonSchema };

/** The schemas that have a name in the document; every other is written where it is used. */
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
  Qr,
  Variant,
} as const satisfies Record<string, v.GenericSchema>;

const config: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  // What these do has no words in JSON Schema, and changes nothing in what may be written.
  ignoreActions: ["check", "finite", "to_lower_case", "to_upper_case", "trim"],
  // JSON Schema reads patterns as Unicode anyway: the flag that says so is no error.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const requirement = "requirement" in valibotAction ? valibotAction.requirement : null;
    return requirement instanceof RegExp && valibotAction.type === "regex"
      ? { ...jsonSchema, pattern: requirement.source }
      : null;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** A schema of the contract in JSON Schema, with references to the named ones in it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...config, definitions });
  return converted;
}

/** The named schemas, as they stand under `#/components/schemas`. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, config);
}

import type * as v from "valibot";
import { DeliveryAreaCost } from "../calls/call-schemas.ts";
import { Client, ClientAddress, Coupon, OrderRating, Reward } from "../clients/client.ts";
import { Company, Country } from "../companies/company.ts";
import { Modifier, Product, ProductPrice, Variant } from "../companies/menu.ts";
import { Currency } from "../fields/field-schemas.ts";
import { Discount, Order, OrderedModifier } from "../orders/order.ts";
import { Qr } from "../orders/qr.ts";
import { CompanyPayment, PaymentMethod } from "../payments/company-payment.ts";
import { adaptCurrency, adaptOrder, adaptPayment, type JsonRecord } from "./adapt-object.ts";

/** What is known of an answer before it is read: the parameters of its call's path. */
export type KnownParams = Readonly<Record<string, unknown>>;

/** How an object of another backend is read where its fields alone do not say it. */
export type ObjectRule = {
  /** The same in the contract's form; its fields are read after that. */
  adapt?: (given: unknown) => unknown;
  /** What stands for a required field that is absent or cannot be read. */
  fallbacks?: Readonly<Record<string, (given: JsonRecord, known: KnownParams) => unknown>>;
  /**
   * Optional fields that may be absent, but not unreadable: a price that cannot be read is not 0, so
   * that the whole object cannot be read. A list is unreadable when none of its entries can be read.
   */
  essential?: readonly string[];
  /** What a field takes with it when it cannot be read: hours without a time zone say nothing. */
  clears?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const emptyText = () => "";

const prices = { essential: ["price", "original_price"] };

/** By the schemas that they are of; decision 0031 gives the reasons. */
export const objectRules: ReadonlyMap<v.GenericSchema, ObjectRule> = new Map<
  v.GenericSchema,
  ObjectRule
>([
  [
    Company,
    {
      fallbacks: {
        // An object that has neither is no company.
        id: ({ name }, { companyId }) => (name == null ? undefined : companyId),
        // Its pages show the host instead.
        name: emptyText,
        timezone: () => "UTC",
        country: () => ({ name: null, country_code: "US" }),
      },
      clears: { timezone: { business_hours_settings: null } },
    },
  ],
  [
    Country,
    {
      adapt: (given) => (typeof given === "string" ? { country_code: given } : given),
      fallbacks: { country_code: () => "US" },
    },
  ],
  [Currency, { adapt: adaptCurrency }],
  [Product, { essential: ["product_variants"] }],
  [Variant, prices],
  [ProductPrice, prices],
  [Modifier, { essential: ["price"] }],
  [PaymentMethod, { essential: ["payment_method_fee"] }],
  [Coupon, { essential: ["min_amount"], fallbacks: { id: ({ code }) => code } }],
  [Reward, { essential: ["value", "discount_type"] }],
  [DeliveryAreaCost, { essential: ["area_price"] }],
  [Qr, { fallbacks: { id: (_, { qrId }) => qrId, name: emptyText } }],
  [Client, { fallbacks: { id: (_, { clientId }) => clientId } }],
  [ClientAddress, { fallbacks: { client_id: emptyText, address: emptyText } }],
  [
    OrderRating,
    {
      fallbacks: {
        id: emptyText,
        order_id: (_, { orderId }) => orderId ?? "",
        created_at: () => "1970-01-01T00:00:00Z",
      },
    },
  ],
  [
    Order,
    {
      adapt: adaptOrder,
      // An order whose status has no name here has been sent: no more is said of it.
      fallbacks: {
        id: (_, { orderId }) => orderId,
        public_id: ({ id }) => id,
        status: () => "PENDING",
      },
    },
  ],
  [OrderedModifier, { fallbacks: { name: emptyText, unit_price: () => 0 } }],
  [Discount, { essential: ["type", "value"] }],
  [
    CompanyPayment,
    {
      adapt: adaptPayment,
      fallbacks: { id: emptyText, reference_id: emptyText, status: () => "pending" },
    },
  ],
]);

import type * as v from "valibot";
import { Client, ClientAddress, Coupon, OrderRating, Reward } from "../clients.ts";
import { Company, Country } from "../company.ts";
import { Modifier, Product, ProductPrice, Variant } from "../menu.ts";
import { Discount, Order, OrderedModifier } from "../orders.ts";
import { Currency } from "../parts.ts";
import { CompanyPayment, PaymentMethod } from "../payments.ts";
import { Qr } from "../qrs.ts";
import { DeliveryAreaCost } from "../schemas.ts";
import { adaptCurrency, adaptOrder, adaptPayment, type Fields } from "./adapt.ts";

/** What is known of an answer before it is read: the parameters of its call's path. */
export type Known = Readonly<Record<string, unknown>>;

/** How an object of another backend is read where its fields alone do not say it. */
export type ObjectRule = {
  /** The same in the contract's form; its fields are read after that. */
  adapt?: (given: unknown) => unknown;
  /** What stands for a required field that is absent or cannot be read. */
  otherwise?: Readonly<Record<string, (given: Fields, known: Known) => unknown>>;
  /**
   * Optional fields that may be absent, but not unreadable: a price that cannot be read is not 0, so
   * that the whole object cannot be read. A list is unreadable when none of its entries can be read.
   */
  essential?: readonly string[];
  /** What a field takes with it when it cannot be read: hours without a time zone say nothing. */
  without?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const none = () => "";

const prices = { essential: ["price", "original_price"] };

/** By the schemas that they are of; decision 0031 gives the reasons. */
export const objectRules: ReadonlyMap<v.GenericSchema, ObjectRule> = new Map<
  v.GenericSchema,
  ObjectRule
>([
  [
    Company,
    {
      otherwise: {
        // An object that has neither is no company.
        id: ({ name }, { companyId }) => (name == null ? undefined : companyId),
        // Its pages show the host instead.
        name: none,
        timezone: () => "UTC",
        country: () => ({ name: null, country_code: "US" }),
      },
      without: { timezone: { business_hours_settings: null } },
    },
  ],
  [
    Country,
    {
      adapt: (given) => (typeof given === "string" ? { country_code: given } : given),
      otherwise: { country_code: () => "US" },
    },
  ],
  [Currency, { adapt: adaptCurrency }],
  [Product, { essential: ["product_variants"] }],
  [Variant, prices],
  [ProductPrice, prices],
  [Modifier, { essential: ["price"] }],
  [PaymentMethod, { essential: ["payment_method_fee"] }],
  [Coupon, { essential: ["min_amount"], otherwise: { id: ({ code }) => code } }],
  [Reward, { essential: ["value", "discount_type"] }],
  [DeliveryAreaCost, { essential: ["area_price"] }],
  [Qr, { otherwise: { id: (_, { qrId }) => qrId, name: none } }],
  [Client, { otherwise: { id: (_, { clientId }) => clientId } }],
  [ClientAddress, { otherwise: { client_id: none, address: none } }],
  [
    OrderRating,
    {
      otherwise: {
        id: none,
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
      otherwise: {
        id: (_, { orderId }) => orderId,
        public_id: ({ id }) => id,
        status: () => "PENDING",
      },
    },
  ],
  [OrderedModifier, { otherwise: { name: none, unit_price: () => 0 } }],
  [Discount, { essential: ["type", "value"] }],
  [
    CompanyPayment,
    { adapt: adaptPayment, otherwise: { id: none, reference_id: none, status: () => "pending" } },
  ],
]);

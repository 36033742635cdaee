import type * as v from "valibot";
import { CompanyOfHost, DeliveryAreaCost } from "../calls/call-schemas.ts";
import { Client, ClientAddress } from "../clients/client.ts";
import { Reward } from "../clients/loyalty.ts";
import { OrderRating } from "../clients/order-rating.ts";
import { Company, Country } from "../companies/company.ts";
import { Category, Modifier, Product, ProductPrice, Variant } from "../companies/menu.ts";
import { Currency } from "../fields/field-schemas.ts";
import { isRecord } from "../fields/is-record.ts";
import { Point } from "../fields/shape.ts";
import { Coupon } from "../orders/coupon.ts";
import { Discount, Order, OrderClient, OrderedModifier } from "../orders/order.ts";
import { ScannedQr } from "../orders/qr.ts";
import { CompanyPayment } from "../payments/company-payment.ts";
import { PaymentMethod, PaymentMethods } from "../payments/payment-method.ts";
import {
  adaptCompanyOfHost,
  adaptCurrency,
  adaptOrder,
  adaptPayment,
  adaptPaymentMethods,
  adaptPoint,
  type JsonRecord,
} from "./adapt-object.ts";
import { flattenLines } from "./nested-lines.ts";

/** The path parameters of the call whose answer is read. */
export type KnownParams = Readonly<Record<string, unknown>>;

/** How to read an object of another backend if its schema alone is not enough. */
export type ObjectRule = {
  /** Converts the object to the contract's form before its fields are read. */
  adapt?: (given: unknown) => unknown;
  /** The value of a required field that is absent or unreadable. */
  fallbacks?: Readonly<Record<string, (given: JsonRecord, known: KnownParams) => unknown>>;
  /**
   * Optional fields that make the whole object unreadable if they are unreadable: a price that cannot
   * be read is not 0. A list is unreadable if it has entries and none of them can be read.
   */
  essential?: readonly string[];
  /** Other fields to replace if a field is unreadable: opening hours need the time zone. */
  clears?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const emptyText = () => "";

/** Returns whether an object has a value in at least one of the fields of a schema. */
function hasFieldOf(schema: { entries: object }, given: JsonRecord): boolean {
  return Object.keys(schema.entries).some((field) => given[field] != null);
}

/** The id of a category without one: the category id in its first dish, or else the id of that dish. */
function categoryIdOfDishes({ products }: JsonRecord): unknown {
  const [first] = [products].flat();
  if (!isRecord(first)) return undefined;
  const { category_id, product_category_id, id } = first;
  const named = category_id ?? product_category_id ?? id;
  return named == null ? undefined : String(named);
}

/** The id of a coupon that names none: its code, or else what tells it from others. */
const couponId = ({ code, description, discount_type, value, min_amount }: JsonRecord): string =>
  String(code ?? [discount_type, value, min_amount, description].filter(Boolean).join(" "));

/** The code of a payment method that names none: its other code, or its id, which the specification lists. */
const methodCode = ({ payment_code, id }: JsonRecord): string =>
  (typeof payment_code === "string" && payment_code.trim()) || String(id);

const prices = { essential: ["price", "original_price"] };

/** The rules, by schema; decision 31 gives the reasons. */
export const objectRules: ReadonlyMap<v.GenericSchema, ObjectRule> = new Map<
  v.GenericSchema,
  ObjectRule
>([
  [CompanyOfHost, { adapt: adaptCompanyOfHost }],
  [
    Company,
    {
      fallbacks: {
        // An object with no field of a company, such as an error's, is not a company.
        id: (given, { companyId }) => (hasFieldOf(Company, given) ? companyId : undefined),
        // The pages show the landing page's title or the host name instead.
        name: emptyText,
        timezone: () => "UTC",
        country: () => ({ name: null, country_code: "US" }),
        current_subscriptions: () => [],
      },
      // Without subscriptions a paid plan would seem to have ended.
      essential: ["current_subscriptions"],
      clears: {
        current_subscriptions: { highest_plan: null },
        timezone: { business_hours_settings: null, special_dates: [] },
      },
    },
  ],
  [
    Country,
    {
      adapt: (value) => (typeof value === "string" ? { country_code: value } : value),
      fallbacks: { country_code: () => "US" },
    },
  ],
  [Point, { adapt: adaptPoint }],
  [Currency, { adapt: adaptCurrency }],
  // A category without a name or an id still has dishes to order.
  [Category, { fallbacks: { id: categoryIdOfDishes, name: emptyText } }],
  [Product, { essential: ["product_variants"] }],
  [Variant, prices],
  [ProductPrice, prices],
  [Modifier, { essential: ["price"] }],
  [PaymentMethods, { adapt: adaptPaymentMethods }],
  [
    PaymentMethod,
    {
      essential: ["payment_method_fee"],
      fallbacks: { code: methodCode },
    },
  ],
  // The specification names neither the id of a coupon nor its code: one without a code is only shown.
  [
    Coupon,
    {
      essential: ["min_amount"],
      fallbacks: { id: couponId, code: emptyText },
    },
  ],
  // The specification names the points of a reward, and neither id nor name.
  [
    Reward,
    {
      essential: ["value", "discount_type"],
      fallbacks: {
        id: ({ name, required_points }) => String(name ?? required_points),
        name: emptyText,
      },
    },
  ],
  [DeliveryAreaCost, { essential: ["area_price"] }],
  [ScannedQr, { fallbacks: { id: (_, { qrId }) => qrId, name: emptyText } }],
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
      adapt: (value) => adaptOrder(flattenLines(value)),
      // An order with an unknown status has been placed; more is not known.
      fallbacks: {
        id: (_, { orderId }) => orderId,
        public_id: ({ id }) => id,
        status: () => "PENDING",
      },
    },
  ],
  // The specification names no field of an order's client: its name is shown without an id, too.
  [OrderClient, { fallbacks: { id: emptyText } }],
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

import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import {
  AnyInstant,
  Currency,
  Id,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
  ServiceType,
} from "../fields/field-schemas.ts";
import { OrderStatus } from "../orders/order.ts";
import type { customerCalls } from "./customer-calls.ts";
import { CustomerExport } from "./customer-export.ts";

const companyParams = v.object({ companyId: Id });
const customerParams = v.object({ companyId: Id, customerId: Id });

/** A person with a phone number, on one row of the list. */
export const CustomerSummary = v.object({
  /** The id of one of the customer's clients. */
  id: Id,
  /** The name on the device that ordered last. */
  name: v.string(),
  /** International, `+525512345678`. */
  phone: v.string(),
  /** Placed orders that were not cancelled. */
  orders: NonNegativeInteger,
  /** The sum of these orders, of those in the company's currency. */
  spent: ResponseAmount,
  /** The sums of the others, where the company has changed its currency. */
  spent_in_other_currencies: v.optional(
    v.array(v.object({ amount: ResponseAmount, currency: Currency })),
    [],
  ),
  /** Null without an order. */
  last_order_at: nullByDefault(AnyInstant),
  /** Loyalty points of all devices. */
  points: NonNegativeInteger,
});
export type CustomerSummary = v.InferOutput<typeof CustomerSummary>;

/** The first is the default: the latest order first. Amounts and counts begin with the largest. */
export const CustomerSort = v.picklist(["last_order", "spent", "orders", "name"]);
export type CustomerSort = v.InferOutput<typeof CustomerSort>;

/** The beginnings of words of the name, or the last digits of the phone. */
const CustomerSearch = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)));

const CustomerAddress = v.object({
  id: Id,
  text: v.string(),
  complement: nullByDefault(v.string()),
  reference: nullByDefault(v.string()),
  area: nullByDefault(v.string()),
});

const CustomerOrder = v.object({
  id: Id,
  public_id: NonNegativeInteger,
  status: OrderStatus,
  service_type: ServiceType,
  placed_at: AnyInstant,
  currency: Currency,
  total: ResponseAmount,
});
export type CustomerOrder = v.InferOutput<typeof CustomerOrder>;

const CustomerRating = v.object({
  order_id: Id,
  public_id: NonNegativeInteger,
  /** 1 to 5. */
  score: NonNegativeInteger,
  comment: nullByDefault(v.string()),
  created_at: AnyInstant,
});

/** A customer's page. */
export const Customer = v.object({
  ...CustomerSummary.entries,
  currency: Currency,
  timezone: v.string(),
  /** When the first client of the customer was stored. */
  since: AnyInstant,
  /** How many devices the customer has ordered from: each has a client. */
  devices: NonNegativeInteger,
  /** Orders in progress, and those whose payment is not settled; with one, nothing can be erased. */
  open_orders: NonNegativeInteger,
  addresses: v.array(CustomerAddress),
  /** The last 50 placed orders, cancelled ones included. */
  last_orders: v.array(CustomerOrder),
  /** The last 50. */
  ratings: v.array(CustomerRating),
});
export type Customer = v.InferOutput<typeof Customer>;

/** The schemas of `customerCalls`, under the same names. */
export const customerSchemas = {
  listCustomers: {
    params: companyParams,
    query: v.object({
      search: CustomerSearch,
      sort: v.optional(CustomerSort),
      page: v.optional(
        v.pipe(v.string(), v.digits(), v.maxLength(5), v.transform(Number), v.minValue(1)),
      ),
    }),
    answer: v.object({
      customers: v.array(CustomerSummary),
      currency: Currency,
      timezone: v.string(),
      /** The page's number, from 1. */
      page: NonNegativeInteger,
      pages: NonNegativeInteger,
      total: NonNegativeInteger,
    }),
  },
  exportCustomers: {
    params: companyParams,
    query: v.object({ search: CustomerSearch }),
    answer: v.object({
      customers: v.array(CustomerSummary),
      currency: Currency,
      timezone: v.string(),
      /** How many there are; more than `customers` where the export is cut. */
      total: NonNegativeInteger,
    }),
  },
  readCustomer: { params: customerParams, answer: Customer },
  exportCustomer: { params: customerParams, answer: CustomerExport },
  eraseCustomer: {
    params: customerParams,
    body: v.object({
      /** `orders` of the customer as the sender has seen it. */
      orders: NonNegativeInteger,
    }),
    answer: v.object({
      /** The orders that stay, as numbers. */
      orders: NonNegativeInteger,
    }),
  },
} as const satisfies Record<keyof typeof customerCalls, CallSchemas>;

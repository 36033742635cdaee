import * as v from "valibot";
import type { CallName, calls, PathParams } from "./calls.ts";
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
} from "./clients.ts";
import { Company } from "./company.ts";
import { EcommerceSettings, OrderSettings } from "./ecommerce-settings.ts";
import { Category } from "./menu.ts";
import { OrderToCreate, OrderUpdate } from "./order-requests.ts";
import { Order } from "./orders.ts";
import { Day, Id, maybe } from "./parts.ts";
import {
  CompanyPayment,
  CompanyPaymentList,
  CompanyPaymentToCancel,
  CompanyPaymentToCreate,
  PaymentMethods,
  SandboxCardPayment,
  SandboxOutcome,
} from "./payments.ts";
import { Qr } from "./qrs.ts";

/** `params` are the path's, `query` the query's, `body` the request's, `answer` the successful answer's. */
export type CallSchemas = {
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  answer?: v.GenericSchema;
};

const ofCompany = v.object({ companyId: Id });
const ofOrder = v.object({ companyId: Id, orderId: Id });
const ofPayment = v.object({ paymentId: Id });
const Host = v.pipe(v.string(), v.toLowerCase(), v.maxLength(253), v.regex(/^[\w.-]+(:\d+)?$/u));
/** A number in a query string; empty is absent. */
const queryNumber = (limit: number) =>
  v.optional(
    v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(-limit), v.maxValue(limit)),
  );

export const DeliveryAreaCost = v.object({
  area_price: maybe(v.number()),
  area_id: maybe(v.string()),
  area_name: maybe(v.string()),
});

/** The bodies of `calls`, by the same names. */
export const schemas = {
  findHost: { params: v.object({ host: Host }), answer: v.object({ company_id: Id }) },
  readCompany: { params: ofCompany, answer: Company },
  readEcommerceSettings: { params: ofCompany, answer: EcommerceSettings },
  reportAbuse: { body: AbuseReport, answer: v.object({ id: Id }) },
  readDeliveryAreaCost: {
    params: ofCompany,
    query: v.object({
      latitude: queryNumber(90),
      longitude: queryNumber(180),
      area_id: v.optional(Id),
    }),
    answer: DeliveryAreaCost,
  },
  listCategories: { params: ofCompany, answer: v.array(Category) },
  readOrder: { params: ofOrder, answer: Order },
  createOrder: { body: OrderToCreate, answer: Order },
  updateOrder: { params: ofOrder, body: OrderUpdate, answer: Order },
  readOrderSettings: { params: ofCompany, answer: OrderSettings },
  readQr: { params: v.object({ qrId: Id }), answer: Qr },
  listCoupons: { params: ofCompany, answer: v.array(Coupon) },
  applyDiscount: { params: ofCompany, body: DiscountToApply, answer: Order },
  listPaymentMethods: {
    params: ofCompany,
    query: v.object({
      service_type: v.optional(v.picklist(["table", "onsite", "takeaway", "delivery"])),
    }),
    answer: PaymentMethods,
  },
  createCompanyPayment: { body: CompanyPaymentToCreate, answer: CompanyPayment },
  filterCompanyPayments: {
    query: v.object({ reference_id: Id, payment_method_id: v.optional(Id) }),
    answer: CompanyPaymentList,
  },
  cancelCompanyPayment: { params: ofPayment, body: CompanyPaymentToCancel, answer: CompanyPayment },
  paySandboxCard: {
    body: SandboxCardPayment,
    answer: v.object({ outcome: v.picklist(["paid", "failed", "pending"]) }),
  },
  settleSandboxPayment: { params: ofPayment, body: SandboxOutcome, answer: CompanyPayment },
  createClient: { params: ofCompany, body: ClientToCreate, answer: Client },
  readClient: { params: v.object({ companyId: Id, clientId: Id }), answer: Client },
  readLoyaltySettings: { params: ofCompany, answer: LoyaltySettings },
  createAddress: { body: AddressToCreate, answer: ClientAddress },
  readOrderRating: { params: ofOrder, answer: OrderRating },
  createOrderRating: { params: ofCompany, body: OrderRatingToCreate, answer: OrderRating },
  readHealth: { answer: v.object({ status: v.string(), version: v.string(), region: v.string() }) },
  countVisit: { query: v.object({ company_id: Id, date: Day }) },
} as const satisfies { [Name in CallName]: CallSchemas & ParamsOf<Name> };

type ParamsOf<Name extends CallName> = [PathParams<(typeof calls)[Name]["path"]>] extends [never]
  ? { params?: never }
  : { params: v.GenericSchema<Record<PathParams<(typeof calls)[Name]["path"]>, string>> };

type Schemas = typeof schemas;
type Part<Name extends CallName, Key extends keyof CallSchemas> =
  Schemas[Name] extends Record<Key, infer S> ? (S extends v.GenericSchema ? S : never) : never;

/** What a caller of `Name` sends, before defaults. */
export type Sent<Name extends CallName, Key extends "params" | "query" | "body"> = v.InferInput<
  Part<Name, Key>
>;
/** What the server's handler of `Name` gets, defaults filled in. */
export type Received<
  Name extends CallName,
  Key extends "params" | "query" | "body",
> = v.InferOutput<Part<Name, Key>>;
/** What `Name` answers with. */
export type Answer<Name extends CallName> = v.InferOutput<Part<Name, "answer">>;

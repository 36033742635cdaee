import * as v from "valibot";
import { AddressToCreate, Client, ClientAddress, ClientToCreate } from "../clients/client.ts";
import { LoyaltySettings } from "../clients/loyalty.ts";
import { OrderRating, OrderRatingToCreate } from "../clients/order-rating.ts";
import { AbuseReport } from "../companies/abuse-report.ts";
import { Company } from "../companies/company.ts";
import { EcommerceSettings, OrderSettings } from "../companies/ecommerce-settings.ts";
import { Category } from "../companies/menu.ts";
import { PopularProducts } from "../companies/popular-products.ts";
import { Day, Id, nullByDefault } from "../fields/field-schemas.ts";
import { Coupon } from "../orders/coupon.ts";
import { Order } from "../orders/order.ts";
import {
  OrderOptions,
  PushSubscriptionState,
  PushSubscriptionToAdd,
  PushSubscriptionToRemove,
} from "../orders/order-options.ts";
import { LastProposal, ProposalAnswer } from "../orders/order-proposal.ts";
import { DiscountToApply, OrderToCreate, OrderUpdate } from "../orders/order-requests.ts";
import { OwnOrder } from "../orders/own-order.ts";
import { ScannedQr } from "../orders/qr.ts";
import {
  FoundSharedCart,
  SharedCart,
  SharedCartCheckout,
  SharedCartGuestToRemove,
  SharedCartLines,
  SharedCartToFind,
  SharedCartToJoin,
  SharedCartToOpen,
} from "../orders/shared-cart.ts";
import { TableCalls, TableCallToMake } from "../orders/table-calls.ts";
import {
  CompanyPayment,
  CompanyPaymentList,
  CompanyPaymentToCancel,
  CompanyPaymentToCreate,
} from "../payments/company-payment.ts";
import { PaymentMethods } from "../payments/payment-method.ts";
import { SandboxCardPayment, SandboxOutcome } from "../payments/sandbox-payment.ts";
import type { CallName, calls, PathParams } from "./call-table.ts";

/** The schemas of a call: path parameters, query, request body and the body of a successful answer. */
export type CallSchemas = {
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  answer?: v.GenericSchema;
};

const companyParams = v.object({ companyId: Id });
const orderParams = v.object({ companyId: Id, orderId: Id });
const cartParams = v.object({ companyId: Id, cartId: Id });
const tableParams = v.object({ companyId: Id, qrId: Id });
const paymentParams = v.object({ paymentId: Id });
const Host = v.pipe(v.string(), v.toLowerCase(), v.maxLength(253), v.regex(/^[\w.-]+(:\d+)?$/u));
/** Returns a number in a query string, from `-limit` to `limit`; may be absent. */
const queryNumber = (limit: number) =>
  v.optional(
    v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(-limit), v.maxValue(limit)),
  );

export const DeliveryAreaCost = v.object({
  area_price: nullByDefault(v.number()),
  area_id: nullByDefault(v.string()),
  area_name: nullByDefault(v.string()),
});

/** The company of a host. */
export const CompanyOfHost = v.object({ company_id: Id });

/** The schemas of `calls`, under the same names. */
export const callSchemas = {
  findHost: { params: v.object({ host: Host }), answer: CompanyOfHost },
  readCompany: { params: companyParams, answer: Company },
  readEcommerceSettings: { params: companyParams, answer: EcommerceSettings },
  reportAbuse: { body: AbuseReport, answer: v.object({ id: Id }) },
  readDeliveryAreaCost: {
    params: companyParams,
    query: v.object({
      latitude: queryNumber(90),
      longitude: queryNumber(180),
      area_id: v.optional(Id),
    }),
    answer: DeliveryAreaCost,
  },
  listCategories: { params: companyParams, answer: v.array(Category) },
  readPopularProducts: { params: companyParams, answer: PopularProducts },
  readOrder: { params: orderParams, answer: Order },
  listOwnOrders: { params: companyParams, answer: v.array(OwnOrder) },
  createOrder: { body: OrderToCreate, answer: Order },
  updateOrder: { params: orderParams, body: OrderUpdate, answer: Order },
  readOrderProposal: { params: orderParams, answer: LastProposal },
  answerOrderProposal: {
    params: orderParams,
    body: ProposalAnswer,
    answer: LastProposal,
  },
  readOrderOptions: { params: orderParams, answer: OrderOptions },
  cancelOwnOrder: { params: orderParams, answer: Order },
  subscribeToOrder: {
    params: orderParams,
    body: PushSubscriptionToAdd,
    answer: PushSubscriptionState,
  },
  unsubscribeFromOrder: {
    params: orderParams,
    body: PushSubscriptionToRemove,
    answer: PushSubscriptionState,
  },
  readTableCalls: { params: tableParams, answer: TableCalls },
  callFromTable: { params: tableParams, body: TableCallToMake, answer: TableCalls },
  findSharedCart: { params: companyParams, body: SharedCartToFind, answer: FoundSharedCart },
  openSharedCart: { params: companyParams, body: SharedCartToOpen, answer: SharedCart },
  joinSharedCart: { params: companyParams, body: SharedCartToJoin, answer: SharedCart },
  readSharedCart: { params: cartParams, answer: SharedCart },
  changeSharedCartLines: {
    params: v.object({ companyId: Id, cartId: Id, guestId: Id }),
    body: SharedCartLines,
    answer: SharedCart,
  },
  removeSharedCartGuest: {
    params: v.object({ companyId: Id, cartId: Id, guestId: Id }),
    body: SharedCartGuestToRemove,
    answer: SharedCart,
  },
  announceSharedCartCheckout: {
    params: cartParams,
    body: SharedCartCheckout,
    answer: v.object({ id: Id }),
  },
  leaveSharedCart: { params: cartParams, answer: v.object({ id: Id }) },
  readOrderSettings: { params: companyParams, answer: OrderSettings },
  readQr: { params: v.object({ qrId: Id }), answer: ScannedQr },
  listCoupons: { params: companyParams, answer: v.array(Coupon) },
  applyDiscount: { params: companyParams, body: DiscountToApply, answer: Order },
  listPaymentMethods: {
    params: companyParams,
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
  cancelCompanyPayment: {
    params: paymentParams,
    body: CompanyPaymentToCancel,
    answer: CompanyPayment,
  },
  paySandboxCard: {
    body: SandboxCardPayment,
    answer: v.object({ outcome: v.picklist(["paid", "failed", "pending"]) }),
  },
  settleSandboxPayment: { params: paymentParams, body: SandboxOutcome, answer: CompanyPayment },
  createClient: { params: companyParams, body: ClientToCreate, answer: Client },
  readClient: { params: v.object({ companyId: Id, clientId: Id }), answer: Client },
  readLoyaltySettings: { params: companyParams, answer: LoyaltySettings },
  createAddress: { body: AddressToCreate, answer: ClientAddress },
  readOrderRating: { params: orderParams, answer: OrderRating },
  createOrderRating: { params: companyParams, body: OrderRatingToCreate, answer: OrderRating },
  readHealth: { answer: v.object({ status: v.string(), version: v.string(), region: v.string() }) },
  countVisit: { query: v.object({ company_id: Id, date: Day }) },
} as const satisfies { [Name in CallName]: CallSchemas & ParamsOf<Name> };

type ParamsOf<Name extends CallName> = [PathParams<(typeof calls)[Name]["path"]>] extends [never]
  ? { params?: never }
  : { params: v.GenericSchema<Record<PathParams<(typeof calls)[Name]["path"]>, string>> };

type Schemas = typeof callSchemas;
type SchemaPart<Name extends CallName, Key extends keyof CallSchemas> =
  Schemas[Name] extends Record<Key, infer S> ? (S extends v.GenericSchema ? S : never) : never;

/** What a caller of `Name` sends, before defaults are filled in. */
export type RequestPart<
  Name extends CallName,
  Key extends "params" | "query" | "body",
> = v.InferInput<SchemaPart<Name, Key>>;
/** What the server's handler of `Name` gets, with defaults filled in. */
export type ParsedRequestPart<
  Name extends CallName,
  Key extends "params" | "query" | "body",
> = v.InferOutput<SchemaPart<Name, Key>>;
/** The answer of `Name`. */
export type CallAnswer<Name extends CallName> = v.InferOutput<SchemaPart<Name, "answer">>;

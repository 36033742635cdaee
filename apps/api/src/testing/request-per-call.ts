import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import { type CallName, calls } from "@comanda/contract/calls/call-table";
import { sharedCartRequests } from "./shared-cart-requests.ts";

/** The ids that requests use: of one company, and of a visitor of it. */
export type RequestSubjects = {
  companyId: string;
  host: string;
  productId: string;
  variantId: string;
  modifierId: string;
  qrId: string;
  areaId: string;
  paymentMethodId: string;
  clientId: string;
  addressId: string;
  orderId: string;
  paymentId: string;
};

/** The parts of a request; absent parts are not sent. */
export type CallRequestCase = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

type RequestOf<Name extends CallName> = {
  [Key in "params" | "query" | "body" as [RequestPart<Name, Key>] extends [never]
    ? never
    : Key]: RequestPart<Name, Key>;
};

/**
 * A valid request of every call. Tests over all calls use this table, so that a new call needs a
 * row here.
 */
export const requestPerCall: {
  readonly [Name in CallName]: (about: RequestSubjects) => Partial<RequestOf<Name>>;
} = {
  findHost: ({ host }) => ({ params: { host } }),
  readCompany: ({ companyId }) => ({ params: { companyId } }),
  readEcommerceSettings: ({ companyId }) => ({ params: { companyId } }),
  reportAbuse: ({ companyId }) => ({
    body: {
      company_id: companyId,
      reason: "Wrong prices",
      description: "The menu says other prices than the receipt.",
      contact: null,
      page_url: "https://tacos.test/products",
    },
  }),
  readDeliveryAreaCost: ({ companyId, areaId }) => ({
    params: { companyId },
    query: { latitude: "19.42", longitude: "-99.16", area_id: areaId },
  }),
  listCategories: ({ companyId }) => ({ params: { companyId } }),
  readOrder: ({ companyId, orderId }) => ({ params: { companyId, orderId } }),
  readOrderProposal: ({ companyId, orderId }) => ({ params: { companyId, orderId } }),
  answerOrderProposal: ({ companyId, orderId }) => ({
    params: { companyId, orderId },
    body: { number: 1, accept: true },
  }),
  listOwnOrders: ({ companyId }) => ({ params: { companyId } }),
  readOrderOptions: ({ companyId, orderId }) => ({ params: { companyId, orderId } }),
  cancelOwnOrder: ({ companyId, orderId }) => ({ params: { companyId, orderId } }),
  subscribeToOrder: ({ companyId, orderId }) => ({
    params: { companyId, orderId },
    body: {
      endpoint: "https://push.example.com/send/1",
      keys: {
        p256dh:
          "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        auth: "tBHItJI5svbpez7KI4CCXg",
      },
      language: "en",
    },
  }),
  unsubscribeFromOrder: ({ companyId, orderId }) => ({
    params: { companyId, orderId },
    body: { endpoint: "https://push.example.com/send/1" },
  }),
  readTableCalls: ({ companyId, qrId }) => ({ params: { companyId, qrId } }),
  callFromTable: ({ companyId, qrId }) => ({
    params: { companyId, qrId },
    body: { kind: "waiter", payment_method_id: null },
  }),
  ...sharedCartRequests,
  createOrder: ({ companyId, clientId, addressId, ...of }) => ({
    body: {
      company_id: companyId,
      service_type: "TAKEAWAY",
      order_title: null,
      table_id: null,
      utm_source: "flyer",
      utm_campaign: null,
      client_id: clientId,
      address_id: addressId,
      delivery_price: 0,
      combos: [
        {
          product_id: of.productId,
          variant_id: of.variantId,
          quantity: 2,
          comment: "well done",
          modifiers: [{ modifier_id: of.modifierId, quantity: 1 }],
        },
      ],
    },
  }),
  updateOrder: ({ companyId, orderId, paymentMethodId }) => ({
    params: { companyId, orderId },
    body: {
      comment: "ring twice",
      scheduled_delivery_date: null,
      meta_data: {
        assigned_payment: {
          payment_method_id: paymentMethodId,
          tip_type: "custom",
          tip_value: 5,
          received_amount: 500,
        },
      },
    },
  }),
  readOrderSettings: ({ companyId }) => ({ params: { companyId } }),
  readQr: ({ qrId }) => ({ params: { qrId } }),
  listCoupons: ({ companyId }) => ({ params: { companyId } }),
  readPopularProducts: ({ companyId }) => ({ params: { companyId } }),
  applyDiscount: ({ companyId, orderId }) => ({
    params: { companyId },
    body: { order_id: orderId, modality: "COUPON", coupon_code: "TEN", reward_id: null },
  }),
  listPaymentMethods: ({ companyId }) => ({
    params: { companyId },
    query: { service_type: "takeaway" },
  }),
  createCompanyPayment: ({ companyId, orderId, clientId }) => ({
    body: {
      provider_id: "sandbox",
      company_id: companyId,
      reference_id: orderId,
      client_id: clientId,
      payment_method: "card",
      meta: { payment: { payment_method_id: "sandbox_card", tip_amount: 0 } },
    },
  }),
  filterCompanyPayments: ({ orderId }) => ({
    query: { reference_id: orderId, payment_method_id: "sandbox_card" },
  }),
  cancelCompanyPayment: ({ companyId, paymentId }) => ({
    params: { paymentId },
    body: { company_id: companyId },
  }),
  paySandboxCard: ({ companyId, paymentId }) => ({
    body: {
      company_id: companyId,
      client_secret: `${paymentId}_secret_guessed`,
      card: { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" },
    },
  }),
  settleSandboxPayment: ({ companyId, paymentId }) => ({
    params: { paymentId },
    body: { company_id: companyId, outcome: "paid" },
  }),
  createClient: ({ companyId }) => ({
    params: { companyId },
    body: { name: "Another Visitor", country_calling_code: "52", phone_number: "55 8765 4321" },
  }),
  readClient: ({ companyId, clientId }) => ({ params: { companyId, clientId } }),
  readLoyaltySettings: ({ companyId }) => ({ params: { companyId } }),
  createAddress: ({ clientId }) => ({
    body: {
      client_id: clientId,
      address: "Avenida Nueva 1",
      area_id: null,
      area_name: null,
      complement: null,
      reference: null,
      latitude: 19.42,
      longitude: -99.16,
    },
  }),
  readOrderRating: ({ companyId, orderId }) => ({ params: { companyId, orderId } }),
  createOrderRating: ({ companyId, orderId }) => ({
    params: { companyId },
    body: { order_id: orderId, score: 5, comment: "fine" },
  }),
  readHealth: () => ({}),
  countVisit: ({ companyId }) => ({ query: { company_id: companyId, date: "2026-03-14" } }),
};

/** Returns the path of a call with its parameters and query filled in. */
export function pathOf(name: CallName, { params = {}, query = {} }: CallRequestCase): string {
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((params[key] ?? "").toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

export const callNames = Object.keys(calls) as CallName[];

import { sharedCartCalls } from "./shared-cart-calls.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT";

export type Call = {
  readonly method: Method;
  readonly path: `/ms-${string}`;
  /** Status of the successful answer. */
  readonly status: 200 | 201 | 204;
  /** Set for POSTs that create something: they accept an `Idempotency-Key`. */
  readonly creates?: true;
  /**
   * Set for POSTs that give a visitor without a device one, and store no answer: they accept an `Idempotency-Key`,
   * by which a repetition gets the same device.
   */
  readonly givesDevice?: true;
};

const get = <P extends Call["path"]>(path: P) => ({ method: "GET", path, status: 200 }) as const;

const create = <P extends Call["path"]>(path: P) =>
  ({ method: "POST", path, status: 201, creates: true }) as const;

const update = <P extends Call["path"]>(path: P) =>
  ({ method: "PATCH", path, status: 200 }) as const;

/** Returns a POST that creates nothing: sending it twice has the same effect as once. */
const action = <P extends Call["path"]>(path: P) =>
  ({ method: "POST", path, status: 200 }) as const;

/**
 * The calls of the public API that pages load at once. The schemas are in `call-schemas.ts` under the same
 * names, so that the browser, which needs only this table, does not load them. The documentation is in
 * `openapi/`.
 */
export const pageCalls = {
  findHost: get("/ms-companies/public/hosts/{host}"),
  readCompany: get("/ms-companies/public/companies/{companyId}"),
  readEcommerceSettings: get("/ms-companies/public/companies/{companyId}/ecommerce-settings"),
  reportAbuse: create("/ms-companies/public/companies/site-abuse-report"),
  readDeliveryAreaCost: get("/ms-companies/public/companies/{companyId}/delivery-area-cost"),
  listCategories: get("/ms-products/public/companies/{companyId}/categories"),
  readPopularProducts: get("/ms-products/public/companies/{companyId}/popular-products"),
  readOrder: get("/ms-orders/public/companies/{companyId}/orders/{orderId}"),
  listOwnOrders: get("/ms-orders/public/companies/{companyId}/own-orders"),
  createOrder: create("/ms-orders/public/orders"),
  updateOrder: update("/ms-orders/public/companies/{companyId}/orders/{orderId}"),
  readOrderProposal: get("/ms-orders/public/companies/{companyId}/orders/{orderId}/proposal"),
  answerOrderProposal: action("/ms-orders/public/companies/{companyId}/orders/{orderId}/proposal"),
  readOrderOptions: get("/ms-orders/public/companies/{companyId}/orders/{orderId}/options"),
  cancelOwnOrder: action("/ms-orders/public/companies/{companyId}/orders/{orderId}/cancel"),
  subscribeToOrder: action("/ms-orders/public/companies/{companyId}/orders/{orderId}/push"),
  unsubscribeFromOrder: action("/ms-orders/public/companies/{companyId}/orders/{orderId}/push-end"),
  readTableCalls: get("/ms-orders/public/companies/{companyId}/tables/{qrId}/calls"),
  callFromTable: action("/ms-orders/public/companies/{companyId}/tables/{qrId}/calls"),
  readOrderSettings: get("/ms-orders/public/companies/{companyId}/order-settings"),
  readQr: get("/ms-orders/public/qrs/{qrId}"),
  listCoupons: get("/ms-orders/public/companies/{companyId}/coupons"),
  applyDiscount: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/apply-discount",
    status: 200,
    creates: true,
  },
  listPaymentMethods: get("/ms-payments/public/companies/{companyId}/payment-methods"),
  createCompanyPayment: create("/ms-payments/public/company-payments"),
  filterCompanyPayments: get("/ms-payments/public/company-payments/filters"),
  cancelCompanyPayment: action("/ms-payments/public/company-payments/{paymentId}/cancel"),
  paySandboxCard: action("/ms-payments/public/sandbox/cards"),
  settleSandboxPayment: action("/ms-payments/public/sandbox/payments/{paymentId}"),
  createClient: create("/ms-clients/public/companies/{companyId}/clients"),
  readClient: get("/ms-clients/public/companies/{companyId}/clients/{clientId}"),
  readLoyaltySettings: get("/ms-clients/public/companies/{companyId}/loyalty-settings"),
  createAddress: create("/ms-clients/public/addresses"),
  readOrderRating: get("/ms-clients/public/companies/{companyId}/order-ratings/{orderId}"),
  createOrderRating: create("/ms-clients/public/companies/{companyId}/order-ratings"),
  readHealth: get("/ms-notifications/public/health"),
  countVisit: {
    method: "PATCH",
    path: "/ms-reports/public/company-visit",
    status: 204,
  },
} as const satisfies Record<string, Call>;

export type PageCallName = keyof typeof pageCalls;

/** Every call of the public API. A page loads the calls of shared carts only when they are needed. */
export const calls = { ...pageCalls, ...sharedCartCalls } as const;

export type CallName = keyof typeof calls;

/** `/a/{b}/{c}` → `"b" | "c"`: the names between the braces of a path. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

import {
  type BackendOrder,
  buildOrder,
  defaultOrderForm,
  type OrderForm,
  type OrderRequest,
} from "./build-order.ts";
import type { BackendCallName } from "./call-names.ts";
import * as fixture from "./fixture.ts";

/** A call, its company and its correct answer; undefined means not found. */
export type RoutedAnswer = {
  call: BackendCallName | null;
  companyId: string | null;
  answer: unknown;
};

type Client = { id: string; addresses: { id: string }[] };
type Restaurant = { form: OrderForm; orders: Map<string, BackendOrder> };
type Params = { host: string; companyId: string; orderId: string; clientId: string; qrId: string };
type Answer = (params: Params, body: never) => unknown;

/** Creates the restaurants of the backend, all with the same menu, with their clients and orders. */
export function createBackendRestaurants() {
  const hosts = new Map<string, string>();
  const restaurants = new Map<string, Restaurant>();
  const clients = new Map<string, Client>();
  const companyOfClient = new Map<string, string>();
  const payments: { reference_id: string }[] = [];
  const ratings = new Map<string, object>();
  let lastId = 0;
  const next = (kind: string) => {
    lastId += 1;
    return `${kind}-${lastId}`;
  };

  const createOrder = (body: OrderRequest) => {
    const restaurant = restaurants.get(body.company_id);
    if (!restaurant) return undefined;
    const client = clients.get(body.client_id ?? "") ?? null;
    const address = client?.addresses.find(({ id }) => id === body.address_id) ?? null;
    const number = restaurant.orders.size;
    const order = buildOrder(body, number, { form: restaurant.form, client, address });
    restaurant.orders.set(order.id, order);
    return order;
  };
  const updateOrder = ({ companyId, orderId }: Params, update: object) => {
    const { form, orders } = restaurants.get(companyId) ?? {};
    const order = orders?.get(orderId);
    const sent = form?.waitsForPayment
      ? { status: "INITIATED", payment_status: "payment_requested" }
      : { status: "PENDING" };
    return order && Object.assign(order, update, sent);
  };
  const createClient = (companyId: string, body: object) => {
    const client = { ...fixture.fixtureClient(next("cli")), ...body };
    clients.set(client.id, client);
    companyOfClient.set(client.id, companyId);
    return client;
  };
  const createPayment = ({ reference_id }: { reference_id: string }) => {
    const secret = { client_secret: next("pi"), publishable_key: "pk_test_other" };
    const payment = { id: next("pay"), reference_id, params: secret };
    payments.push(payment);
    return payment;
  };
  const createAddress = (body: { client_id: string }) => {
    const address = { id: next("adr"), ...body };
    clients.get(body.client_id)?.addresses.push(address);
    return address;
  };

  /** The calls that the storefront makes. */
  const calls: Record<string, [call: BackendCallName | null, answer: Answer]> = {
    "GET /ms-companies/public/hosts/{host}": [
      "findHost",
      ({ host }) => hosts.has(host) && { company_id: hosts.get(host) },
    ],
    "GET /ms-companies/public/companies/{companyId}": [
      "readCompany",
      ({ companyId }) => fixture.fixtureCompany(companyId),
    ],
    "GET /ms-companies/public/companies/{companyId}/ecommerce-settings": [
      "readEcommerceSettings",
      fixture.fixtureSettings,
    ],
    "GET /ms-companies/public/companies/{companyId}/delivery-area-cost": [
      "readDeliveryAreaCost",
      fixture.fixtureDeliveryCost,
    ],
    "GET /ms-products/public/companies/{companyId}/categories": [
      "listCategories",
      fixture.fixtureCategories,
    ],
    "GET /ms-orders/public/companies/{companyId}/orders/{orderId}": [
      "readOrder",
      ({ companyId, orderId }) => restaurants.get(companyId)?.orders.get(orderId),
    ],
    "POST /ms-orders/public/orders": ["createOrder", (_, body) => createOrder(body)],
    "PATCH /ms-orders/public/companies/{companyId}/orders/{orderId}": ["updateOrder", updateOrder],
    "GET /ms-orders/public/companies/{companyId}/order-settings": [
      "readOrderSettings",
      fixture.fixtureOrderSettings,
    ],
    "GET /ms-orders/public/qrs/{qrId}": ["readQr", ({ qrId }) => fixture.fixtureQr(qrId)],
    "GET /ms-orders/public/companies/{companyId}/coupons": ["listCoupons", fixture.fixtureCoupons],
    "GET /ms-payments/public/companies/{companyId}/payment-methods": [
      "listPaymentMethods",
      fixture.fixturePaymentMethods,
    ],
    "POST /ms-payments/public/company-payments": [
      "createCompanyPayment",
      (_, body) => createPayment(body),
    ],
    // Oldest first, and without a call that cancels a payment.
    "GET /ms-payments/public/company-payments/filters": [
      "filterCompanyPayments",
      (_, { reference_id }: { reference_id: string }) => ({
        data: payments.filter((one) => one.reference_id === reference_id),
      }),
    ],
    "GET /ms-clients/public/companies/{companyId}/order-ratings/{orderId}": [
      "readOrderRating",
      ({ orderId }) => ratings.get(orderId),
    ],
    "POST /ms-clients/public/companies/{companyId}/order-ratings": [
      "createOrderRating",
      (_, body: { order_id: string }) => {
        ratings.set(body.order_id, { id: next("rat"), ...body });
        return ratings.get(body.order_id);
      },
    ],
    "POST /ms-clients/public/companies/{companyId}/clients": [
      "createClient",
      ({ companyId }, body) => createClient(companyId, body),
    ],
    "GET /ms-clients/public/companies/{companyId}/clients/{clientId}": [
      "readClient",
      ({ clientId }) => clients.get(clientId),
    ],
    "GET /ms-clients/public/companies/{companyId}/loyalty-settings": [
      "readLoyaltySettings",
      fixture.fixtureLoyalty,
    ],
    "POST /ms-clients/public/addresses": ["createAddress", (_, body) => createAddress(body)],
    "GET /ms-notifications/public/health": [null, () => ({ status: "ok" })],
    "PATCH /ms-reports/public/company-visit": ["countVisit", () => ({})],
  };
  const table = Object.entries(calls).map(([row, [call, answer]]) => {
    const pattern = row.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)");
    return { call, answer, pattern: new RegExp(`^${pattern}$`, "u") };
  });

  return {
    /** Adds a restaurant with one order at a host; answers with its id. */
    add(host: string, form: Partial<OrderForm> = {}): string {
      const id = `co-${restaurants.size + 1}`;
      const orders = new Map<string, BackendOrder>();
      hosts.set(host, id);
      restaurants.set(id, { form: { ...defaultOrderForm, ...form }, orders });
      const combos = [{ product_id: "p-1", variant_id: "v-1", quantity: 1 }];
      const sent = { company_id: id, service_type: "TAKEAWAY", combos };
      const order = buildOrder(sent, 0, { form: defaultOrderForm, client: null, address: null });
      orders.set(order.id, { ...order, status: "PREPARING" });
      return id;
    },
    /** The call of a request, and its correct answer; a read has its query in place of a body. */
    answer(method: string, path: string, body: unknown): RoutedAnswer {
      for (const { call, answer, pattern } of table) {
        const match = pattern.exec(`${method} ${decodeURIComponent(path)}`);
        if (!match) continue;
        const { groups: params = {} } = match;
        const { host = "", companyId, qrId } = params;
        const { company_id: sent, client_id = "" } = (body ?? {}) as Partial<OrderRequest>;
        // A table's code names its company, as in `mesa-7.co-1`.
        const id =
          hosts.get(host) ??
          companyId ??
          qrId?.split(".")[1] ??
          sent ??
          companyOfClient.get(client_id ?? "") ??
          null;
        return {
          call,
          companyId: id,
          answer: answer(params as Params, body as never) || undefined,
        };
      }
      return { call: null, companyId: null, answer: undefined };
    },
  };
}

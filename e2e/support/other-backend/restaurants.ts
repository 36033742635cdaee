import { type KeptOrder, type OrderForm, orderOf, plainForm, type SentOrder } from "./orders.ts";
import * as plain from "./plain.ts";
import type { CallName } from "./server.ts";

/** What a call is about, and its plain answer; undefined is not found. */
export type Read = { call: CallName | null; companyId: string | null; answer: unknown };

type Client = { id: string; addresses: { id: string }[] };
type Restaurant = { form: OrderForm; orders: Map<string, KeptOrder> };
type Params = { host: string; companyId: string; orderId: string; clientId: string; qrId: string };
type Answer = (params: Params, body: never) => unknown;

/** The restaurants of the backend, all with the same menu, and what customers have left there. */
export function openRestaurants() {
  const hosts = new Map<string, string>();
  const restaurants = new Map<string, Restaurant>();
  const clients = new Map<string, Client>();
  let counted = 0;
  const next = (kind: string) => {
    counted += 1;
    return `${kind}-${counted}`;
  };

  const createOrder = (body: SentOrder) => {
    const restaurant = restaurants.get(body.company_id);
    if (!restaurant) return undefined;
    const client = clients.get(body.client_id ?? "") ?? null;
    const address = client?.addresses.find(({ id }) => id === body.address_id) ?? null;
    const number = restaurant.orders.size;
    const order = orderOf(body, number, { form: restaurant.form, client, address });
    restaurant.orders.set(order.id, order);
    return order;
  };
  const updateOrder = ({ companyId, orderId }: Params, update: object) => {
    const order = restaurants.get(companyId)?.orders.get(orderId);
    return order && Object.assign(order, update, { status: "PENDING" });
  };
  const createClient = (body: object) => {
    const client = { ...plain.client(next("cli")), ...body };
    clients.set(client.id, client);
    return client;
  };
  const createAddress = (body: { client_id: string }) => {
    const address = { id: next("adr"), ...body };
    clients.get(body.client_id)?.addresses.push(address);
    return address;
  };

  /** The specification's table of calls, those that the storefront makes. */
  const calls: Record<string, [call: CallName | null, answer: Answer]> = {
    "GET /ms-companies/public/hosts/{host}": [
      "findHost",
      ({ host }) => hosts.has(host) && { company_id: hosts.get(host) },
    ],
    "GET /ms-companies/public/companies/{companyId}": [
      "readCompany",
      ({ companyId }) => plain.company(companyId),
    ],
    "GET /ms-companies/public/companies/{companyId}/ecommerce-settings": [
      "readEcommerceSettings",
      plain.settings,
    ],
    "GET /ms-companies/public/companies/{companyId}/delivery-area-cost": [
      "readDeliveryAreaCost",
      plain.deliveryCost,
    ],
    "GET /ms-products/public/companies/{companyId}/categories": [
      "listCategories",
      plain.categories,
    ],
    "GET /ms-orders/public/companies/{companyId}/orders/{orderId}": [
      "readOrder",
      ({ companyId, orderId }) => restaurants.get(companyId)?.orders.get(orderId),
    ],
    "POST /ms-orders/public/orders": ["createOrder", (_, body) => createOrder(body)],
    "PATCH /ms-orders/public/companies/{companyId}/orders/{orderId}": ["updateOrder", updateOrder],
    "GET /ms-orders/public/companies/{companyId}/order-settings": [
      "readOrderSettings",
      plain.orderSettings,
    ],
    "GET /ms-orders/public/qrs/{qrId}": ["readQr", ({ qrId }) => plain.qr(qrId)],
    "GET /ms-orders/public/companies/{companyId}/coupons": ["listCoupons", plain.coupons],
    "GET /ms-payments/public/companies/{companyId}/payment-methods": [
      "listPaymentMethods",
      plain.paymentMethods,
    ],
    "POST /ms-clients/public/companies/{companyId}/clients": [
      "createClient",
      (_, body) => createClient(body),
    ],
    "GET /ms-clients/public/companies/{companyId}/clients/{clientId}": [
      "readClient",
      ({ clientId }) => clients.get(clientId),
    ],
    "GET /ms-clients/public/companies/{companyId}/loyalty-settings": [
      "readLoyaltySettings",
      plain.loyalty,
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
    /** Opens one more restaurant at a host, with one order in it, and answers with its id. */
    open(host: string, form: Partial<OrderForm> = {}): string {
      const id = `co-${restaurants.size + 1}`;
      const orders = new Map<string, KeptOrder>();
      hosts.set(host, id);
      restaurants.set(id, { form: { ...plainForm, ...form }, orders });
      const combos = [{ product_id: "p-1", variant_id: "v-1", quantity: 1 }];
      const sent = { company_id: id, service_type: "TAKEAWAY", combos };
      const order = orderOf(sent, 0, { form: plainForm, client: null, address: null });
      orders.set(order.id, { ...order, status: "PREPARING" });
      return id;
    },
    /** What a request is about, and what it is answered when nothing is odd. */
    answer(method: string, path: string, body: unknown): Read {
      for (const { call, answer, pattern } of table) {
        const match = pattern.exec(`${method} ${decodeURIComponent(path)}`);
        if (!match) continue;
        const { groups: params = {} } = match;
        const { host = "", companyId, qrId } = params;
        const sent = (body as { company_id?: string } | undefined)?.company_id;
        // A table's code names its company, as in `mesa-7.co-1`.
        const id = hosts.get(host) ?? companyId ?? qrId?.split(".")[1] ?? sent ?? null;
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

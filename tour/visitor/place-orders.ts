import { callApi } from "../../e2e/support/call-api.ts";
import type { TourVisitor } from "./visitor.ts";

type Line = { product: string; quantity: number; modifiers?: readonly string[] };

type TourOrder = {
  type: "TABLE" | "TAKEAWAY" | "DELIVERY";
  name: string;
  lines: readonly Line[];
  comment?: string;
  /** Minutes from now for which it is scheduled. */
  inMinutes?: number;
};

type OrderName = "table" | "takeaway" | "long" | "delivery" | "later";

/** Orders that differ in everything that a card of the board shows. */
const tourOrders: Record<OrderName, TourOrder> = {
  table: {
    type: "TABLE",
    name: "Ana Sofía Ríos",
    lines: [
      {
        product: "al-pastor",
        quantity: 3,
        modifiers: ["verdura-sin-cebolla", "extras-taco-queso-gratinado"],
      },
      { product: "horchata", quantity: 1 },
    ],
    comment: "Alergia a las nueces",
  },
  takeaway: {
    type: "TAKEAWAY",
    name: "Diego Rivas",
    lines: [{ product: "guacamole", quantity: 1, modifiers: ["encima-chicharron"] }],
    comment: "Sin servilletas, por favor",
  },
  long: {
    type: "TAKEAWAY",
    name: "María Fernanda Guadalupe Hernández de la Torre",
    lines: [
      {
        product: "parrillada",
        quantity: 2,
        modifiers: ["termino-medio", "tortillas-maiz-azul"],
      },
      { product: "tres-leches", quantity: 4 },
      { product: "limonada", quantity: 12 },
    ],
  },
  delivery: {
    type: "DELIVERY",
    name: "Bruno Ledezma",
    lines: [
      { product: "combo-gringo", quantity: 2 },
      { product: "flan", quantity: 1 },
    ],
  },
  later: {
    type: "TAKEAWAY",
    name: "Rocío Vidal",
    lines: [{ product: "al-pastor", quantity: 6 }],
    inMinutes: 150,
  },
};

type PlacedTourOrder = { id: string; number: string };

let phones = 0;

/** Customers on devices of their own place these orders at the visitor's restaurant, paid in cash. */
export async function placeOrders(
  visitor: TourVisitor,
  ...names: OrderName[]
): Promise<PlacedTourOrder[]> {
  const placed: PlacedTourOrder[] = [];
  for (const name of names) placed.push(await placeOrder(visitor, tourOrders[name]));
  return placed;
}

async function placeOrder({ id: company }: TourVisitor, order: TourOrder) {
  phones += 1;
  const client = await post<{ id: string }>(`/ms-clients/public/companies/${company}/clients`, {
    name: order.name,
    country_calling_code: "52",
    phone_number: `55${String(10_000_000 + phones)}`,
  });
  const cookie = client.cookie ?? "";
  const client_id = client.body.id;
  const address = order.type === "DELIVERY" ? await addAddress(client_id, cookie) : null;
  const draft = await post<{ id: string; public_id: number }>(
    "/ms-orders/public/orders",
    {
      company_id: company,
      service_type: order.type,
      client_id,
      address_id: address,
      table_id: order.type === "TABLE" ? `${company}-qr-barra-2` : null,
      combos: order.lines.map(({ product, quantity, modifiers = [] }) => ({
        product_id: `prod-${product}`,
        variant_id: `var-${product}-1`,
        quantity,
        modifiers: modifiers.map((each) => ({ modifier_id: `mod-${each}` })),
      })),
    },
    cookie,
  );
  const { inMinutes, comment = null } = order;
  const scheduled = inMinutes && new Date(Date.now() + inMinutes * 60_000).toISOString();
  const assigned_payment = { payment_method_id: "cash", received_amount: 2000 };
  await send(
    "PATCH",
    `/ms-orders/public/companies/${company}/orders/${draft.body.id}`,
    {
      comment,
      ...(scheduled ? { scheduled_delivery_date: scheduled } : {}),
      meta_data: { assigned_payment },
    },
    cookie,
  );
  return { id: draft.body.id, number: String(draft.body.public_id) };
}

async function addAddress(client_id: string, cookie: string): Promise<string> {
  const address = await post<{ id: string }>(
    "/ms-clients/public/addresses",
    {
      client_id,
      address: "Álvaro Obregón 154",
      complement: "Depto. 4",
      latitude: 19.41868,
      longitude: -99.16243,
    },
    cookie,
  );
  return address.body.id;
}

const post = <T>(path: string, body: unknown, cookie?: string) =>
  send<T>("POST", path, body, cookie);

/** Sends a call; throws its refusal. */
async function send<T>(method: "POST" | "PATCH", path: string, body: unknown, cookie?: string) {
  const answer = await callApi<T>(method, path, body, cookie);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}

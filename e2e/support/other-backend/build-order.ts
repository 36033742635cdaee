import { fixtureCategories } from "./fixture.ts";

type Line = {
  product_id: string;
  variant_id: string;
  quantity: number;
  comment?: string | null;
  modifiers?: unknown[];
};
export type OrderRequest = {
  company_id: string;
  service_type: string;
  combos: Line[];
  client_id?: string | null;
  address_id?: string | null;
  delivery_price?: number | null;
};

/** The form in which a backend answers with an order. */
export type OrderForm = {
  /** Whether the lines have the request's shape, without names and prices. */
  combosAsSent: boolean;
  initialStatus: string;
  /** Whether a sent order waits for its online payment. */
  waitsForPayment: boolean;
};

export const defaultOrderForm: OrderForm = {
  combosAsSent: false,
  initialStatus: "INITIATED",
  waitsForPayment: false,
};

type PricedLine = { product: string; variant: string | null; price: number };

function priceLine({ product_id, variant_id }: Line): PricedLine {
  const products = fixtureCategories().flatMap(({ products }) => products);
  const product = products.find(({ id }) => id === product_id);
  const variants = (product?.product_variants ?? []) as {
    id: string;
    name: string | null;
    price: number;
  }[];
  const variant = variants.find(({ id }) => id === variant_id);
  return {
    product: product?.name ?? "",
    variant: variant?.name ?? null,
    price: variant?.price ?? 0,
  };
}

/** Builds an order with the fields of docs/conformance.md. `number` is its unique number. */
export function buildOrder(
  sent: OrderRequest,
  number: number,
  { form, client, address }: { form: OrderForm; client: object | null; address: object | null },
) {
  const combosPrice = sent.combos.reduce(
    (sum, line) => sum + priceLine(line).price * line.quantity,
    0,
  );
  const delivery = sent.delivery_price ?? 0;
  return {
    id: `ord-${number}`,
    public_id: 500 + number,
    status: form.initialStatus,
    payment_status: null as string | null,
    created_at: new Date().toISOString(),
    source: "INBOUND",
    service_type: sent.service_type,
    combos: sent.combos.map((line) => (form.combosAsSent ? line : lineWithNames(line))),
    combos_price: combosPrice,
    total: combosPrice + delivery,
    delivery_price: delivery,
    client,
    client_id: sent.client_id ?? null,
    address,
    discounts: [],
    meta_data: {} as object,
  };
}

function lineWithNames(line: Line) {
  const { product, variant, price } = priceLine(line);
  return {
    name: product,
    variant_name: variant,
    quantity: line.quantity,
    unit_price: price,
    total: price * line.quantity,
    comment: line.comment ?? null,
  };
}

export type BackendOrder = ReturnType<typeof buildOrder>;

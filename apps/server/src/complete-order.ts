import type { Category, Product } from "@comanda/contract/menu";
import type { Order } from "@comanda/contract/orders";
import { variantPrice } from "@comanda/domain/menu";
import { modifiersPrice } from "@comanda/domain/modifiers";
import { fromCents, toCents } from "@comanda/domain/money";

type Combo = Order["combos"][number];

/** What is known of an order beside another backend's answer. */
export type OrderFacts = {
  /** The request that made it, where the answer is that request's. */
  sent: Partial<Pick<Order, "service_type" | "combos">> | null;
  /** Whether the answer says what the order costs. */
  hasTotal: boolean;
};

/** Whether the order has lines in the request's form, without names (docs/decisions/0031). */
export function lacksNames({ combos }: Pick<Order, "combos">): boolean {
  return combos.some(({ name }) => name === "");
}

/**
 * An order with what its answer leaves out and the request that made it says: its lines and its service type.
 */
export function withSent(order: Order, { sent }: OrderFacts): Order {
  const combos = order.combos.length > 0 ? order.combos : (sent?.combos ?? []);
  return { ...order, combos, service_type: order.service_type ?? sent?.service_type ?? null };
}

/**
 * An order whose nameless lines have the menu's names and prices, and whose sums are those of its
 * lines where the answer has none. A nameless line that the menu does not know is left out.
 */
export function withMenu(order: Order, categories: Category[], { hasTotal }: OrderFacts): Order {
  const code = order.currency?.code;
  const combos = order.combos
    .map((combo) => named(combo, categories, code))
    .filter(({ name }) => name !== "");
  const cents = combos.reduce((sum, { total }) => sum + toCents(total, code), 0);
  const combos_price = order.combos_price || fromCents(cents);
  const delivery = toCents(order.delivery_price ?? 0, code);
  const total = hasTotal ? order.total : fromCents(toCents(combos_price, code) + delivery);
  return { ...order, combos, combos_price, total };
}

function named(combo: Combo, categories: Category[], code: string | undefined): Combo {
  const product = productOf(categories, combo.product_id);
  if (combo.name !== "" || !product) return combo;
  const variant = product.product_variants.find(({ id }) => id === combo.variant_id);
  const offered = product.modifier_groups.flatMap(({ modifiers }) => modifiers);
  const modifiers = combo.modifiers.map((each) => {
    const modifier = offered.find(({ id }) => id === each.modifier_id);
    if (!modifier || each.name !== "") return each;
    return { ...each, name: modifier.name, unit_price: each.unit_price || modifier.price };
  });
  const own = toCents(variant ? variantPrice(variant) : 0, code);
  const unit = own + modifiersPrice(product, combo.modifiers, code ?? "USD");
  const unit_price = combo.unit_price || fromCents(unit);
  return {
    ...combo,
    name: product.name,
    variant_name: combo.variant_name ?? variant?.name ?? null,
    image_url: combo.image_url ?? product.images[0]?.image_url ?? null,
    modifiers: modifiers.filter(({ name }) => name !== ""),
    unit_price,
    total: combo.total || fromCents(toCents(unit_price, code) * combo.quantity),
  };
}

function productOf(categories: Category[], id: string | null): Product | undefined {
  return categories.flatMap(({ products }) => products).find((product) => product.id === id);
}

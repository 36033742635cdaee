import type { Category, Product, Variant } from "@comanda/contract/companies/menu";
import type { Order } from "@comanda/contract/orders/order";
import { linePrice, lineTotal } from "@comanda/domain/cart/line-price";
import { modifierQuantities } from "@comanda/domain/menu/modifier-quantities";
import { type Cents, fromCents, toCents } from "@comanda/domain/money/cents";
import { statedDiscounts } from "@comanda/domain/money/discounts";

type Combo = Order["combos"][number];

/**
 * A currency with three decimals: for an order without a currency, sums of the menu's prices are
 * exact in it for every currency of the company.
 */
const THREE_DECIMAL_CURRENCY = "KWD";

/** Facts about an order from its request and from the raw answer. */
export type StatedOrderFields = {
  /** The request that created the order, when the answer belongs to it. */
  requested: Partial<Pick<Order, "service_type" | "combos">> | null;
  /** The amount in the answer: undefined where absent, null where it cannot be read. */
  total: number | null | undefined;
  delivery: number | null | undefined;
};

/**
 * Returns whether the order has lines that the menu completes: without names, as in the request's form, or
 * without prices although the order costs something (docs/decisions/0031).
 */
export function hasIncompleteLines(order: Order): boolean {
  return hasUnpricedLines(order) || order.combos.some(({ name }) => name === "");
}

/** A single line without a price may be a gift. */
function hasUnpricedLines({ combos, combos_price, total }: Order): boolean {
  const isUnpriced = combos.every((combo) => combo.total === 0 && combo.unit_price === 0);
  return isUnpriced && (combos_price > 0 || total > 0);
}

/** Adds the lines and the service type of the order's request where the answer leaves them out. */
export function fillFromRequest(order: Order, { requested }: StatedOrderFields): Order {
  const combos = order.combos.length > 0 ? order.combos : (requested?.combos ?? []);
  return { ...order, combos, service_type: order.service_type ?? requested?.service_type ?? null };
}

/**
 * Adds the menu's names and prices to incomplete lines, and computes the sums that the answer leaves
 * out. A nameless line that is not on the menu is dropped. Returns undefined where the stated total
 * cannot be read and the rest of the order is not enough to compute it.
 */
export function fillNamesAndTotals(
  order: Order,
  categories: Category[],
  { total: stated, delivery }: StatedOrderFields,
): Order | undefined {
  const code = order.currency?.code ?? THREE_DECIMAL_CURRENCY;
  const unpriced = hasUnpricedLines(order);
  const lines = order.combos.map((combo) => {
    const product = unpriced || combo.name === "" ? productOf(categories, combo) : undefined;
    return priceCombo(combo, product, code);
  });
  const combos = lines.map(({ combo }) => combo).filter(({ name }) => name !== "");
  const sum = combos.reduce((all, { total }) => all + toCents(total, code), 0);
  const combos_price = order.combos_price || fromCents(sum, code);
  const isSubtotalKnown =
    order.combos_price > 0 || (lines.length > 0 && lines.every(({ isKnown }) => isKnown));
  const isKnown = order.breakdown !== null || (isSubtotalKnown && delivery !== null);
  if (stated === null && !isKnown) return undefined;
  const total = stated ?? fromCents(totalFromParts({ ...order, combos_price }, code), code);
  return { ...order, combos, combos_price, total };
}

/** Computes the total from the order's parts, without tip and payment fee. */
function totalFromParts(order: Order, code: string): Cents {
  const { breakdown, combos_price, delivery_price, discounts } = order;
  const cents = (amount: number | null | undefined) => toCents(amount ?? 0, code);
  if (breakdown) {
    const { combos, discounts: off, delivery, service_fee: fee } = breakdown;
    return Math.max(0, cents(combos) - cents(off) + cents(delivery) + cents(fee));
  }
  const subtotal = cents(combos_price);
  return subtotal - statedDiscounts(discounts, subtotal, code) + cents(delivery_price);
}

type PricedCombo = {
  combo: Combo;
  /** Whether the line or the menu has its price. */
  isKnown: boolean;
};

/** `product` is the line's, where the menu completes it. */
function priceCombo(combo: Combo, product: Product | undefined, code: string): PricedCombo {
  const variant = product && variantOf(product, combo);
  const menuPrice = variant ? linePrice(product, variant, combo, code).unitPrice : 0;
  const unit_price = combo.unit_price || fromCents(menuPrice, code);
  const total =
    combo.total || fromCents(lineTotal(toCents(unit_price, code), combo.quantity), code);
  const isStated = combo.total > 0 || combo.unit_price > 0;
  return {
    combo: { ...(product ? fillNames(combo, product) : combo), unit_price, total },
    isKnown: isStated || (variant !== undefined && hasModifiers(product, combo)),
  };
}

function fillNames(combo: Combo, product: Product): Combo {
  const variant = variantOf(product, combo);
  const offered = product.modifier_groups.flatMap(({ modifiers }) => modifiers);
  const modifiers = combo.modifiers.map((each) => {
    const modifier = offered.find(({ id }) => id === each.modifier_id);
    if (!modifier || each.name !== "") return each;
    return { ...each, name: modifier.name, unit_price: each.unit_price || modifier.price };
  });
  return {
    ...combo,
    name: combo.name || product.name,
    variant_name: combo.variant_name ?? variant?.name ?? null,
    image_url: combo.image_url ?? product.images[0]?.image_url ?? null,
    modifiers: modifiers.filter(({ name }) => name !== ""),
  };
}

/** Returns whether the menu has all modifiers of a line, and so their prices. */
function hasModifiers(product: Product | undefined, { modifiers }: Combo): boolean {
  const offered = product?.modifier_groups.flatMap((group) => group.modifiers) ?? [];
  const chosen = [...modifierQuantities(modifiers).keys()];
  return chosen.every((chosenId) => offered.some(({ id }) => id === chosenId));
}

function variantOf(product: Product, { variant_id }: Combo): Variant | undefined {
  return product.product_variants.find(({ id }) => id === variant_id);
}

function productOf(categories: Category[], { product_id }: Combo): Product | undefined {
  return categories.flatMap(({ products }) => products).find(({ id }) => id === product_id);
}

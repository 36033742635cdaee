import type { Order } from "@comanda/contract/orders/order";
import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import type { PricedLine } from "@comanda/domain/cart/priced-lines";
import { productOffer } from "@comanda/domain/menu/offer";
import { type Category, type Product, visibleCategories } from "@comanda/domain/menu/products";
import { fromCents, toCents } from "@comanda/domain/money/cents";
import { statedDiscounts } from "@comanda/domain/money/discounts";
import { emit } from "./events.ts";
import type { ShoppingDetails, ShoppingItem } from "./shopping-events.ts";

/** The most items that one event may hold (Google Analytics 4, Limits). */
const MAX_ITEMS = 200;

type Menu = readonly (Category & { name: string })[];

/** Reports that the menu is shown, with its visible products in their order. */
export function reportItemList(currency: string, menu: Menu): void {
  const all = visibleCategories(menu).flatMap(({ name, products }) =>
    products.map((product) => ({ ...shownItem(currency, product), item_category: name })),
  );
  const items = all.slice(0, MAX_ITEMS);
  emit({ event: "view_item_list", ecommerce: { item_list_id: "menu", currency, items } });
}

/** Reports that a product's sheet is shown; `fromMenu` if it was opened on the menu and not by a link. */
export function reportItemView(currency: string, product: Product, fromMenu: boolean): void {
  const item = shownItem(currency, product);
  const items = [item];
  if (fromMenu) {
    emit({ event: "select_item", ecommerce: { item_list_id: "menu", currency, items } });
  }
  emit({ event: "view_item", ecommerce: { currency, value: item.price ?? 0, items } });
}

/**
 * Reports what a visitor added to the cart or removed from it, by the difference in pieces of each
 * line. The value is that of the cart: variant and modifiers, times the pieces (conformance 3.51).
 */
export function reportCartChange(
  currency: string,
  before: readonly CartLine[],
  after: readonly CartLine[],
): void {
  const more = addedItems(currency, after, before);
  const fewer = addedItems(currency, before, after);
  if (fewer.length > 0) emit({ event: "remove_from_cart", ecommerce: shopping(currency, fewer) });
  if (more.length > 0) emit({ event: "add_to_cart", ecommerce: shopping(currency, more) });
}

type Priced = readonly Pick<PricedLine, "line" | "product" | "unitPrice">[];

/** Reports that the cart's page is shown, with products in it. */
export function reportCartView(currency: string, lines: Priced): void {
  emit({ event: "view_cart", ecommerce: shoppingOf(currency, lines) });
}

/** Reports that the checkout is opened. */
export function reportCheckoutStart(currency: string, lines: Priced): void {
  emit({ event: "begin_checkout", ecommerce: shoppingOf(currency, lines) });
}

/** Reports that the summary is shown: the visitor has chosen how to get the order. */
export function reportShippingInfo(currency: string, lines: Priced, shippingTier: string): void {
  const details = shoppingOf(currency, lines);
  emit({ event: "add_shipping_info", ecommerce: { ...details, shipping_tier: shippingTier } });
}

/**
 * Reports how a placed order is paid. `currency` is used for an order that does not name its own.
 */
export function reportPaymentInfo(currency: string, order: OrderAnswer, paymentType: string): void {
  const details = shopping(order.currency?.code ?? currency, orderedItems(order.combos));
  emit({ event: "add_payment_info", ecommerce: { ...details, payment_type: paymentType } });
}

/** The browser's answer is not validated, and another backend may leave fields out. */
type OrderAnswer = Partial<Order>;

/**
 * Reports a placed order. Its value is the price of the products after discounts, without delivery,
 * fee and tip.
 */
export function reportPurchase(currency: string, order: OrderAnswer): void {
  const { breakdown, combos, combos_price, delivery_price: delivery } = order;
  const discounts = order.discounts ?? [];
  const code = order.currency?.code ?? currency;
  const coupon = discounts.find((each) => each.code)?.code;
  const subtotal = toCents(breakdown?.combos ?? combos_price ?? 0, code);
  const off =
    breakdown?.discounts === undefined
      ? statedDiscounts(discounts, subtotal, code)
      : toCents(breakdown.discounts, code);
  emit({
    event: "purchase",
    ecommerce: {
      transaction_id: String(order.public_id ?? ""),
      currency: code,
      value: fromCents(subtotal - off, code),
      shipping: breakdown?.delivery ?? delivery ?? 0,
      ...(coupon && { coupon }),
      items: orderedItems(combos).slice(0, MAX_ITEMS),
    },
  });
}

function shoppingOf(currency: string, lines: Priced): ShoppingDetails {
  return shopping(
    currency,
    lines.map((line) => pricedItem(currency, line)),
  );
}

function shopping(currency: string, items: readonly ShoppingItem[]): ShoppingDetails {
  const value = items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0);
  return { currency, value: roundAmount(value), items: items.slice(0, MAX_ITEMS) };
}

/** Removes the error of binary fractions, so that 0.1 + 0.2 is 0.3. */
function roundAmount(amount: number): number {
  return Number(amount.toFixed(3));
}

/** Returns one piece of a product, at the price that the menu shows. */
function shownItem(currency: string, product: Product): ShoppingItem {
  const offer = productOffer(product, currency);
  return {
    item_id: product.id,
    item_name: product.name,
    ...(offer && { price: fromCents(offer.price, currency) }),
    quantity: 1,
  };
}

function pricedItem(currency: string, { line, product, unitPrice }: Priced[number]): ShoppingItem {
  const { product_id, variant_id, quantity } = line;
  return {
    item_id: product_id,
    item_name: product.name,
    item_variant: variant_id,
    price: fromCents(unitPrice, currency),
    quantity,
  };
}

function orderedItems(combos: Order["combos"] | undefined): ShoppingItem[] {
  return (combos ?? []).map(orderedItem);
}

function orderedItem(combo: Order["combos"][number]): ShoppingItem {
  const { product_id, variant_id, name, unit_price, quantity } = combo;
  return {
    item_id: product_id ?? name,
    item_name: name,
    ...(variant_id && { item_variant: variant_id }),
    price: unit_price,
    quantity,
  };
}

/**
 * Returns the pieces of `lines` that `others` does not have. Lines that differ only in their comment
 * count as one. An item has a price if the customer has seen one.
 */
function addedItems(
  currency: string,
  lines: readonly CartLine[],
  others: readonly CartLine[],
): ShoppingItem[] {
  const had = quantitiesByLine(others);
  return [...quantitiesByLine(lines)].flatMap(([key, { line, quantity }]) => {
    const pieces = quantity - (had.get(key)?.quantity ?? 0);
    if (pieces <= 0) return [];
    const { product_id, variant_id, name, seen } = line;
    const price = seen === undefined ? {} : { price: fromCents(seen, currency) };
    const item_name = name ?? product_id;
    return [
      { item_id: product_id, item_name, item_variant: variant_id, ...price, quantity: pieces },
    ];
  });
}

function quantitiesByLine(
  lines: readonly CartLine[],
): Map<string, { line: CartLine; quantity: number }> {
  const pieces = new Map<string, { line: CartLine; quantity: number }>();
  for (const line of lines) {
    const key = lineHash({ ...line, comment: "" });
    pieces.set(key, { line, quantity: line.quantity + (pieces.get(key)?.quantity ?? 0) });
  }
  return pieces;
}

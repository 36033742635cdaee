import {
  type CartLine,
  lineHash,
  MAX_LINE_QUANTITY,
  quantityButtons,
} from "@comanda/domain/cart/lines";
import { priceLines } from "@comanda/domain/cart/priced-lines";
import { isChoosable, visibleModifiers } from "@comanda/domain/menu/modifier-choices";
import type { ModifierChoice } from "@comanda/domain/menu/modifier-quantities";
import { isSoldOut, type ModifierFault, modifierFaults } from "@comanda/domain/menu/modifiers";
import { type ProductOffer, productOffer } from "@comanda/domain/menu/offer";
import { displayedVariants, type Product, type Variant } from "@comanda/domain/menu/products";
import { findShortages, type Shortage } from "@comanda/domain/menu/shortages";
import { availableStock, remainingStock, withRemainingStock } from "@comanda/domain/menu/stock";
import type { Cents } from "@comanda/domain/money/cents";

/** What the customer has chosen of a product so far. */
export type ProductSelection = {
  /** Null if the product has no variant. */
  variantId: string | null;
  modifiers: ModifierChoice[];
  quantity: number;
  comment: string;
};

/** What the sheet shows of a selection, given the lines in the cart. */
export type SelectionView = {
  /** The line to add to the cart; null if none can be added. */
  line: CartLine | null;
  quantity: number;
  canDecrease: boolean;
  canIncrease: boolean;
  total: Cents;
  faults: ModifierFault[];
  /** A modifier whose stock is too small for the cart and this line together. */
  shortage: Shortage | null;
  /**
   * Why none can be added: `sold_out` for every choice, `all_in_cart` if the cart has the whole stock,
   * `variant_sold_out` and `line_full` only for the present choice.
   */
  refusal: "sold_out" | "variant_sold_out" | "all_in_cart" | "line_full" | null;
};

/**
 * Returns the selection of a sheet that opens: one piece of the variant that the menu selects, else of
 * the first one. Variants of which the cart leaves stock come first, then those in stock.
 */
export function initialSelection(
  product: Product,
  lines: readonly CartLine[] = [],
): ProductSelection {
  const variants = displayedVariants(product.product_variants);
  const stocked = variants.filter((variant) => availableStock(product, variant) > 0);
  const withStockLeft = stocked.filter((variant) => remainingStock(product, variant, lines) > 0);
  const [available] = [withStockLeft, stocked, variants].filter((each) => each.length > 0);
  const variant = available?.find(({ selected }) => selected) ?? available?.[0];
  return { variantId: variant?.id ?? null, modifiers: [], quantity: 1, comment: "" };
}

/** Returns the selection of a line that is in the cart. */
export function selectionOfLine({
  variant_id,
  modifiers,
  quantity,
  comment,
}: CartLine): ProductSelection {
  return { variantId: variant_id, modifiers, quantity, comment };
}

/**
 * Removes from a selection what the menu no longer offers: modifiers that have gone, are sold out, are all in
 * the cart, or whose group allows none. A variant that has gone is replaced only when a single one is left; otherwise the
 * customer chooses.
 */
export function pruneSelection(
  product: Product,
  draft: ProductSelection,
  lines: readonly CartLine[] = [],
): ProductSelection {
  const modifiers = (withRemainingStock(product, lines).modifier_groups ?? [])
    .filter(isChoosable)
    .flatMap(visibleModifiers)
    .filter((modifier) => !isSoldOut(modifier));
  const selectable = new Set(modifiers.map(({ id }) => id));
  const variants = displayedVariants(product.product_variants);
  return {
    ...draft,
    variantId: variants.length > 1 ? draft.variantId : (variants[0]?.id ?? null),
    modifiers: draft.modifiers.filter(({ modifier_id }) => selectable.has(modifier_id)),
  };
}

/**
 * Returns what the sheet shows of a selection. The quantity stops at the stock that the cart leaves,
 * and at 100 per line (conformance 5.47, 9.15).
 */
export function selectionView(
  product: Product,
  draft: ProductSelection,
  lines: readonly CartLine[],
  currencyCode: string,
): SelectionView {
  const { variantId, modifiers } = draft;
  const variant = product.product_variants.find(({ id }) => id === variantId);
  const faults = modifierFaults(product, modifiers);
  const offer = productOffer(product, currencyCode, lines);
  if (!(variant && offer) || offer.soldOut || offer.allInCart) {
    const refusal = offerRefusal(offer);
    return { ...unavailable, quantity: 1, faults, refusal };
  }

  const chosen = {
    product_id: product.id,
    variant_id: variant.id,
    comment: draft.comment.trim(),
    modifiers,
  };
  const hash = lineHash(chosen);
  const inLine = lines.find((line) => line.hash === hash)?.quantity ?? 0;
  const left = remainingStock(product, variant, lines);
  const maxQuantity = Math.min(left, MAX_LINE_QUANTITY - inLine);
  const quantity = Math.max(1, Math.min(draft.quantity, maxQuantity));
  const line: CartLine = { ...chosen, hash, quantity };
  const menu = [{ products: [product] }];
  const limits = quantityButtons({ quantity, deletable: false, left: maxQuantity - quantity });
  const oneMore = { ...line, quantity: quantity + 1 };
  return {
    line: maxQuantity > 0 ? line : null,
    quantity,
    canDecrease: limits.canDecrease,
    canIncrease: limits.canIncrease && !modifierShortage(menu, lines, oneMore),
    total: priceLines(menu, [line], currencyCode).total,
    faults,
    shortage: modifierShortage(menu, lines, line),
    refusal: maxQuantity > 0 ? null : lineRefusal(product, variant, left),
  };
}

const unavailable = {
  line: null,
  canDecrease: false,
  canIncrease: false,
  total: 0,
  shortage: null,
};

function offerRefusal(offer: ProductOffer | null): SelectionView["refusal"] {
  if (!offer || offer.soldOut) return "sold_out";
  return offer.allInCart ? "all_in_cart" : "variant_sold_out";
}

function lineRefusal(product: Product, variant: Variant, left: number): SelectionView["refusal"] {
  if (availableStock(product, variant) === 0) return "variant_sold_out";
  return product.stock_enabled && left === 0 ? "all_in_cart" : "line_full";
}

function modifierShortage(
  menu: Parameters<typeof findShortages>[0],
  lines: readonly CartLine[],
  line: CartLine,
): Shortage | null {
  const shortages = findShortages(menu, [...lines, line]);
  return shortages.find((short) => short.line === lines.length && short.modifier_id) ?? null;
}

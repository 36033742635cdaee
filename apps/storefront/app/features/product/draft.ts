import {
  type CartLine,
  lineHash,
  MAX_LINE_QUANTITY,
  priceLines,
  quantityLimits,
} from "@comanda/domain/cart";
import { shownModifiers } from "@comanda/domain/choosing";
import { displayedVariants, type Product, type Variant } from "@comanda/domain/menu";
import {
  isSoldOut,
  type ModifierChoice,
  type ModifierFault,
  modifierFaults,
} from "@comanda/domain/modifiers";
import type { Cents } from "@comanda/domain/money";
import { type ProductOffer, productOffer } from "@comanda/domain/offer";
import {
  afterLines,
  availableStock,
  type Shortage,
  shortages,
  stockLeft,
} from "@comanda/domain/stock";

/** What the customer has chosen of a product so far. */
export type Draft = {
  /** Null where there is no variant to choose. */
  variantId: string | null;
  modifiers: ModifierChoice[];
  quantity: number;
  comment: string;
};

/** What a draft comes to, beside what is in the cart already. */
export type DraftView = {
  /** To be put in the cart; null where nothing can be. */
  line: CartLine | null;
  quantity: number;
  canDecrease: boolean;
  canIncrease: boolean;
  total: Cents;
  faults: ModifierFault[];
  /** A modifier of which there is not enough for the cart and this. */
  shortage: Shortage | null;
  /**
   * Why none can be added: `sold_out` whatever is chosen, `all_in_cart` because the cart has what there
   * is, the others as it is chosen now.
   */
  refusal: "sold_out" | "variant_sold_out" | "all_in_cart" | "line_full" | null;
};

/**
 * One piece of the variant that the menu selects, or of the first of which the cart leaves any; where
 * it leaves none, of the first that is in stock.
 */
export function emptyDraft(product: Product, lines: readonly CartLine[] = []): Draft {
  const variants = displayedVariants(product.product_variants);
  const stocked = variants.filter((variant) => availableStock(product, variant) > 0);
  const left = stocked.filter((variant) => stockLeft(product, variant, lines) > 0);
  const [available] = [left, stocked, variants].filter((each) => each.length > 0);
  const variant = available?.find(({ selected }) => selected) ?? available?.[0];
  return { variantId: variant?.id ?? null, modifiers: [], quantity: 1, comment: "" };
}

/** What was chosen of a product that is in the cart. */
export function draftOf({ variant_id, modifiers, quantity, comment }: CartLine): Draft {
  return { variantId: variant_id, modifiers, quantity, comment };
}

/**
 * What of a draft can still be chosen, where the menu has changed since it was begun: without the
 * modifiers that are gone, sold out or all in the cart, and of the one variant where no other is left
 * to choose. Another variant is never taken in the customer's place.
 */
export function presentDraft(
  product: Product,
  draft: Draft,
  lines: readonly CartLine[] = [],
): Draft {
  const modifiers = (afterLines(product, lines).modifier_groups ?? [])
    .flatMap(shownModifiers)
    .filter((modifier) => !isSoldOut(modifier));
  const had = new Set(modifiers.map(({ id }) => id));
  const variants = displayedVariants(product.product_variants);
  return {
    ...draft,
    variantId: variants.length > 1 ? draft.variantId : (variants[0]?.id ?? null),
    modifiers: draft.modifiers.filter(({ modifier_id }) => had.has(modifier_id)),
  };
}

/** Quantities stop at the stock that the cart leaves, and at 100 a line (spec §5, Quantity). */
export function draftView(
  product: Product,
  draft: Draft,
  lines: readonly CartLine[],
  currencyCode: string,
): DraftView {
  const { variantId, modifiers } = draft;
  const variant = product.product_variants.find(({ id }) => id === variantId);
  const faults = modifierFaults(product, modifiers);
  const offer = productOffer(product, currencyCode, lines);
  if (!(variant && offer) || offer.soldOut || offer.allInCart) {
    const refusal = refusalOf(offer);
    return { ...nothing, quantity: 1, faults, refusal };
  }

  const chosen = {
    product_id: product.id,
    variant_id: variant.id,
    comment: draft.comment.trim(),
    modifiers,
  };
  const hash = lineHash(chosen);
  const inLine = lines.find((line) => line.hash === hash)?.quantity ?? 0;
  const left = stockLeft(product, variant, lines);
  const most = Math.min(left, MAX_LINE_QUANTITY - inLine);
  const quantity = Math.max(1, Math.min(draft.quantity, most));
  const line: CartLine = { ...chosen, hash, quantity };
  const menu = [{ products: [product] }];
  const limits = quantityLimits({ quantity, deletable: false, left: most - quantity });
  const oneMore = { ...line, quantity: quantity + 1 };
  return {
    line: most > 0 ? line : null,
    quantity,
    canDecrease: limits.canDecrease,
    canIncrease: limits.canIncrease && !modifierShortage(menu, lines, oneMore),
    total: priceLines(menu, [line], currencyCode).total,
    faults,
    shortage: modifierShortage(menu, lines, line),
    refusal: most > 0 ? null : refusal(product, variant, left),
  };
}

const nothing = { line: null, canDecrease: false, canIncrease: false, total: 0, shortage: null };

function refusalOf(offer: ProductOffer | null): DraftView["refusal"] {
  if (!offer || offer.soldOut) return "sold_out";
  return offer.allInCart ? "all_in_cart" : "variant_sold_out";
}

function refusal(product: Product, variant: Variant, left: number): DraftView["refusal"] {
  if (availableStock(product, variant) === 0) return "variant_sold_out";
  return product.stock_enabled && left === 0 ? "all_in_cart" : "line_full";
}

function modifierShortage(
  menu: Parameters<typeof shortages>[0],
  lines: readonly CartLine[],
  line: CartLine,
): Shortage | null {
  const found = shortages(menu, [...lines, line]);
  return found.find((short) => short.line === lines.length && short.modifier_id) ?? null;
}

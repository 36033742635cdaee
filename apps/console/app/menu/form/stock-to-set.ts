import type { StockToSet } from "@comanda/contract/menu/menu-parts";
import type { ProductDraft } from "./product-to-draft.ts";

type Counted = { base: { id: string } | null; stock: string };

/**
 * The ids of sizes and modifiers whose stock the member typed. The others keep what is left of them,
 * however much was sold since the form was opened.
 */
export function stockToSet(start: ProductDraft, sent: ProductDraft): StockToSet {
  const modifiers = (draft: ProductDraft) => draft.groups.flatMap((group) => group.modifiers);
  return {
    variants: typed(start.variants, sent.variants),
    modifiers: typed(modifiers(start), modifiers(sent)),
  };
}

function typed(before: readonly Counted[], now: readonly Counted[]): string[] {
  const stocks = new Map(before.map(({ base, stock }) => [base?.id, stock.trim()]));
  return now.flatMap(({ base, stock }) =>
    base && stocks.get(base.id) !== stock.trim() ? [base.id] : [],
  );
}

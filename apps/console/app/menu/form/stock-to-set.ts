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

/**
 * A merged draft in which each stock that the member did not type is the stored one: orders have sold some since
 * `start`, what the form began with.
 */
export function withStoredStock(
  merged: ProductDraft,
  start: ProductDraft,
  stored: ProductDraft,
): ProductDraft {
  const [before, after] = [stocksOf(start), stocksOf(stored)];
  const withStored = <Row extends Counted>(row: Row): Row => {
    const stock = row.base ? after.get(row.base.id) : undefined;
    const isTyped = row.base !== null && before.get(row.base.id) !== row.stock.trim();
    return stock === undefined || isTyped ? row : { ...row, stock };
  };
  return {
    ...merged,
    variants: merged.variants.map(withStored),
    groups: merged.groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map(withStored),
    })),
  };
}

/** The stock of each size and modifier that is stored, by its id. */
function stocksOf({ variants, groups }: ProductDraft): Map<string, string> {
  const rows: Counted[] = [...variants, ...groups.flatMap(({ modifiers }) => modifiers)];
  return new Map(rows.flatMap(({ base, stock }) => (base ? [[base.id, stock.trim()]] : [])));
}

/** Orders of a time; nothing in it says who ordered. */
export type SoldCounts = {
  /** All orders. */
  orders: number;
  /** By product: the orders that have it. */
  products: ReadonlyMap<string, number>;
  /** By two products: the orders that have both. Each two are there once. */
  pairs: readonly { one: string; other: string; orders: number }[];
};

/** Ids of products; no numbers, so that an answer tells of no single order. */
export type PopularProducts = {
  /** What is in the most orders, the most popular first. */
  products: string[];
  /** By product: what is ordered with it, the most frequent first. */
  companions: Record<string, string[]>;
};

/** With fewer orders in all, no product is called popular. */
export const MIN_ORDERS = 50;
/** A product or two products in fewer orders are left out. */
export const MIN_SOLD = 5;
export const MAX_POPULAR = 24;
export const MAX_COMPANIONS = 6;

/**
 * What is sold most, and for each product what is ordered with it more often than the popularity of
 * both alone explains.
 */
export function popularProducts({ orders, products, pairs }: SoldCounts): PopularProducts {
  if (orders < MIN_ORDERS) return { products: [], companions: {} };
  const soldOf = (id: string) => products.get(id) ?? 0;
  const popular = [...products]
    .filter(([, sold]) => sold >= MIN_SOLD)
    .sort(([a, soldA], [b, soldB]) => soldB - soldA || compareIds(a, b))
    .slice(0, MAX_POPULAR);
  const together = pairs
    .filter((pair) => pair.orders >= MIN_SOLD)
    .filter((pair) => pair.orders * orders > soldOf(pair.one) * soldOf(pair.other))
    .flatMap(({ one, other, orders: both }) => [
      { id: one, companion: other, both },
      { id: other, companion: one, both },
    ]);
  const companions = [...Map.groupBy(together, ({ id }) => id)].map(([id, same]) => {
    const sorted = same.toSorted((a, b) => b.both - a.both || compareIds(a.companion, b.companion));
    return [id, sorted.slice(0, MAX_COMPANIONS).map(({ companion }) => companion)] as const;
  });
  return {
    products: popular.map(([id]) => id),
    companions: Object.fromEntries(companions.sort(([a], [b]) => compareIds(a, b))),
  };
}

/** Equal counts have the same sequence everywhere. */
const compareIds = (a: string, b: string): number => (a < b ? -1 : 1);

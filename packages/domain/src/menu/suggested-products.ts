/** What is ordered with a product, the most frequent first. */
export type Companions = { product_id: string; products: readonly string[] };

/**
 * Returns what fits a cart with these products, the best first: what is ordered with most of them, and
 * of two equal ones what is ordered with one of them more often. Nothing that the cart has already.
 */
export function suggestedProducts(
  companions: readonly Companions[],
  inCart: readonly string[],
): string[] {
  const found = new Map<string, { fits: number; rank: number }>();
  for (const { product_id, products } of companions) {
    if (!inCart.includes(product_id)) continue;
    for (const [rank, id] of products.entries()) {
      if (inCart.includes(id)) continue;
      const before = found.get(id);
      found.set(id, {
        fits: (before?.fits ?? 0) + 1,
        rank: Math.min(before?.rank ?? rank, rank),
      });
    }
  }
  return [...found].sort(([, a], [, b]) => b.fits - a.fits || a.rank - b.rank).map(([id]) => id);
}

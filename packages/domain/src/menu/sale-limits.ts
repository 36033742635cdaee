/**
 * How many pieces may still be sold, by id, beside the counted stock: 0 is sold out, an absent id has
 * no limit. The variants of a product share the product's limit, and all products that offer a
 * modifier share the modifier's.
 */
export type SaleLimits = {
  products: ReadonlyMap<string, number>;
  variants: ReadonlyMap<string, number>;
  modifiers: ReadonlyMap<string, number>;
};

/** No limits. */
export const NO_SALE_LIMITS: SaleLimits = {
  products: new Map(),
  variants: new Map(),
  modifiers: new Map(),
};

import type { StoredPrices } from "../db/schema/scheduled-price-tables.ts";

/** What the audit log has of a change: when, and what costs how much then. */
export function auditedPrices({ starts_at, prices }: { starts_at: Date; prices: StoredPrices }) {
  const lines = [
    ...prices.products.map(({ name, variants }) => ({ name, items: variants })),
    ...prices.groups.map(({ name, modifiers }) => ({ name, items: modifiers })),
  ].flatMap(({ name, items }) =>
    items.map((item) => `${[name, item.name].filter(Boolean).join(" · ")}: ${item.price}`),
  );
  return { starts_at: starts_at.toISOString(), prices: lines };
}

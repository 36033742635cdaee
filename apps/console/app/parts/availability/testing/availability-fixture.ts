import type { Availability } from "@comanda/contract/staff/availability-items";
import type { Item, Product } from "../rows.ts";

/** An item on sale without a mark. */
export const item = (name: string, changes: Partial<Item> = {}): Item => ({
  id: name.trim() || "only",
  name,
  revision: null,
  state: "on_sale",
  until: null,
  left: null,
  counted: false,
  source: "stock",
  by: null,
  at: null,
  ...changes,
});

/** A product with these variants, in the first category. */
export const product = (
  name: string,
  variants: Item[],
  changes: Partial<Product> = {},
): Product => ({
  ...item(name),
  category_id: "antojitos",
  category_name: "Antojitos",
  image_url: null,
  variants,
  modifier_ids: [],
  ...changes,
});

/** What is sold out, of these products and modifiers. */
export const availability = (
  items: Pick<Availability, "products" | "modifiers">,
): Availability => ({
  now: "2026-05-01T18:00:00Z",
  timezone: "America/Mexico_City",
  tomorrow: "2026-05-02T12:00:00Z",
  sold_out_count: 0,
  ...items,
});

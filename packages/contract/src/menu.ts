import * as v from "valibot";
import {
  Amount,
  Count,
  filled,
  Id,
  list,
  maybe,
  offByDefault,
  onByDefault,
  text,
} from "./parts.ts";

/** Stock counts down and may be negative in what another system exports: that is none left. */
const Stock = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000_000));

export const Modifier = v.object({
  id: Id,
  name: filled(120),
  price: v.nullish(Amount, 0),
  /** How many of it one product may take; null leaves it to the group's max. */
  max: maybe(Count),
  visible: onByDefault,
  /** null is unlimited. */
  stock: maybe(Stock),
});
export type Modifier = v.InferOutput<typeof Modifier>;

export const ModifierGroup = v.object({
  id: Id,
  name: filled(120),
  min: v.nullish(Count, 0),
  /** null is as many as there are. */
  max: maybe(Count),
  modifiers: list(Modifier, 200),
});
export type ModifierGroup = v.InferOutput<typeof ModifierGroup>;

export const Variant = v.object({
  id: Id,
  name: maybe(text(120)),
  price: maybe(Amount),
  original_price: maybe(Amount),
  selected: offByDefault,
  stock: maybe(Stock),
  price_id: maybe(Id),
});
export type Variant = v.InferOutput<typeof Variant>;

export const ProductPrice = v.object({
  id: maybe(Id),
  name: maybe(text(120)),
  price: maybe(Amount),
  original_price: maybe(Amount),
});

export const Product = v.object({
  id: Id,
  name: filled(200),
  description: maybe(text(2000)),
  visible: onByDefault,
  stock_enabled: offByDefault,
  images: list(v.object({ image_url: text(2048) }), 20),
  category_id: maybe(Id),
  product_category_id: maybe(Id),
  prices: list(ProductPrice, 100),
  product_variants: list(Variant, 100),
  modifier_groups: list(ModifierGroup, 50),
});
export type Product = v.InferOutput<typeof Product>;

/** Spec §3, Product category. */
export const Category = v.object({
  id: Id,
  name: filled(120),
  products: list(Product),
});
export type Category = v.InferOutput<typeof Category>;

import * as v from "valibot";
import {
  Amount,
  falseByDefault,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  requiredText,
  text,
  trueByDefault,
} from "../fields/field-schemas.ts";
import { OriginalTexts, ProductTranslations, translatedName } from "../fields/translations.ts";
import { Allergens, Diets } from "./dietary.ts";
import { SellingWindows } from "./sale-windows.ts";

/** Exports of other systems may contain negative stock, which means sold out. */
export const Stock = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-1_000_000),
  v.maxValue(1_000_000_000),
);

export const Modifier = v.object({
  id: Id,
  name: requiredText(120),
  price: v.nullish(Amount, 0),
  /** The most pieces in one product; null means only the group's max applies. */
  max: nullByDefault(NonNegativeInteger),
  visible: trueByDefault,
  /** null means unlimited. */
  stock: nullByDefault(Stock),
  translations: translatedName(120),
  original_texts: OriginalTexts,
});
export type Modifier = v.InferOutput<typeof Modifier>;

export const ModifierGroup = v.object({
  id: Id,
  name: requiredText(120),
  min: v.nullish(NonNegativeInteger, 0),
  /** null means no limit. */
  max: nullByDefault(NonNegativeInteger),
  modifiers: list(Modifier, 200),
  translations: translatedName(120),
  original_texts: OriginalTexts,
});
export type ModifierGroup = v.InferOutput<typeof ModifierGroup>;

export const Variant = v.object({
  id: Id,
  name: nullByDefault(text(120)),
  price: nullByDefault(Amount),
  original_price: nullByDefault(Amount),
  selected: falseByDefault,
  stock: nullByDefault(Stock),
  price_id: nullByDefault(Id),
  translations: translatedName(120),
  original_texts: OriginalTexts,
});
export type Variant = v.InferOutput<typeof Variant>;

export const ProductPrice = v.object({
  id: nullByDefault(Id),
  name: nullByDefault(text(120)),
  price: nullByDefault(Amount),
  original_price: nullByDefault(Amount),
});

export const Product = v.object({
  id: Id,
  name: requiredText(200),
  description: nullByDefault(text(2000)),
  visible: trueByDefault,
  stock_enabled: falseByDefault,
  allergens: Allergens,
  diets: Diets,
  availability: SellingWindows,
  images: list(v.object({ image_url: text(2048) }), 20),
  category_id: nullByDefault(Id),
  product_category_id: nullByDefault(Id),
  prices: list(ProductPrice, 100),
  product_variants: list(Variant, 100),
  modifier_groups: list(ModifierGroup, 50),
  translations: ProductTranslations,
  original_texts: OriginalTexts,
});
export type Product = v.InferOutput<typeof Product>;

export const Category = v.object({
  id: Id,
  name: requiredText(120),
  availability: SellingWindows,
  products: list(Product),
  translations: translatedName(120),
  original_texts: OriginalTexts,
});
export type Category = v.InferOutput<typeof Category>;

import type { Product } from "../../data/menu-types.ts";

/** A category of a JSON file, whatever system wrote it. */
export type FileCategory = { name?: unknown; products?: unknown };

const fieldsOf = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const CATEGORY = fieldsOf("id name availability products translations original_texts");
const DISH = fieldsOf(
  "id name description visible stock_enabled allergens diets availability images category_id product_category_id prices product_variants modifier_groups translations original_texts",
);
const SIZE = fieldsOf(
  "id name price original_price selected stock price_id translations original_texts",
);

const unread = (value: unknown, known: ReadonlySet<string>): string[] =>
  typeof value === "object" && value !== null
    ? Object.keys(value).filter((field) => !known.has(field))
    : [];

const sizesOf = (product: Product | null): Product["product_variants"] & object => {
  const sizes = product?.product_variants;
  return Array.isArray(sizes) ? sizes : [];
};

/** The fields of a dish and of its sizes that the format does not have, and that nothing reads. */
export const unreadJsonFields = (product: Product | null): string[] => [
  ...unread(product, DISH),
  ...sizesOf(product).flatMap((size) => unread(size, SIZE)),
];

/** Whether a dish or a size has no price where ours would be, but a field that nothing reads: that may be its price. */
export function isPriceLost(product: Product): boolean {
  const sizes = sizesOf(product);
  if (sizes.length === 0) return unread(product, DISH).length > 0;
  return sizes.some(
    (size) => (size.price ?? size.original_price ?? null) === null && unread(size, SIZE).length > 0,
  );
}

/** Whether categories have their dishes elsewhere than in `products`, where they would be lost. */
export function isOfOtherSystem(categories: readonly FileCategory[]): boolean {
  const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
  const hasOtherList = categories.some(
    (category) =>
      !isFilled(category.products) &&
      Object.entries(category).some(([field, value]) => !CATEGORY.has(field) && isFilled(value)),
  );
  const dishes = categories.flatMap(({ products }) =>
    Array.isArray(products) ? (products as (Product | null)[]) : [],
  );
  const hasOurSizes = dishes.some((dish) => Array.isArray(dish?.product_variants));
  if (!hasOurSizes && dishes.some((dish) => dish && isPriceLost(dish))) return true;
  const hasProducts = categories.some(({ products }) => Array.isArray(products));
  return hasOtherList || (categories.length > 0 && !hasProducts);
}

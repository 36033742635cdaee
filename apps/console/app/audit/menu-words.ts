import { ALLERGENS, DIETS } from "@comanda/domain/menu/dietary";
import type { MessageKey } from "../i18n/text.ts";
import { type FieldWords, words } from "./value-kinds.ts";

const GROUPS = "modifier_groups";

/** The word of each value that a field can have. */
const byValue = <Value extends string>(
  values: readonly Value[],
  wordOf: (value: Value) => MessageKey,
): Record<string, MessageKey> => Object.fromEntries(values.map((value) => [value, wordOf(value)]));

/** The fields of a group of choices; `path` stands before the name of each. */
const group = (path: string): Record<string, FieldWords> => ({
  [`${path}name`]: words("menu.groupName"),
  [`${path}min`]: words("menu.min"),
  [`${path}max`]: words("menu.max"),
  [`${path}modifiers`]: words("menu.groups"),
  [`${path}modifiers.*.name`]: words("field.name"),
  [`${path}modifiers.*.price`]: words("menu.surcharge", "money"),
  [`${path}modifiers.*.max`]: words("menu.timesMax"),
  [`${path}modifiers.*.visible`]: words("menu.visible", "yesNo", { absent: true }),
  [`${path}modifiers.*.stock`]: words("menu.stock"),
});

/** The fields of the menu by their paths in a product, a group or a category. */
export const MENU_WORDS: Readonly<Record<string, FieldWords>> = {
  ...group(`${GROUPS}.*.`),
  ...group(""),
  [GROUPS]: words("menu.groups"),
  name: words("field.name"),
  description: words("menu.description"),
  visible: words("menu.visible", "yesNo", { absent: true }),
  stock_enabled: words("menu.countsStock", "yesNo"),
  availability: words("menu.sellingHours", "sellingHours"),
  images: words("menu.pictures", "count"),
  category_id: words("menu.category", "namedById"),
  diets: words(
    "menu.diets",
    byValue(DIETS, (diet) => `menu.diet.${diet}`),
  ),
  allergens: words(
    "menu.allergens",
    byValue(ALLERGENS, (allergen) => `menu.allergen.${allergen}`),
  ),
  product_variants: words("menu.sizesTitle"),
  "product_variants.*.name": words("field.name"),
  "product_variants.*.price": words("menu.price", "money"),
  "product_variants.*.original_price": words("menu.original", "money"),
  "product_variants.*.selected": words("audit.field.selected", "yesNo"),
  "product_variants.*.stock": words("menu.stock"),
  prices: words("menu.prices"),
  "prices.*.price": words("menu.price", "money"),
  "prices.*.original_price": words("menu.original", "money"),
  products: words("audit.field.dishes"),
  categories: words("menu.categories"),
};

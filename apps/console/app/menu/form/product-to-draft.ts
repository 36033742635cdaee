import { ALLERGENS, type Allergen, DIETS, type Diet } from "@comanda/domain/menu/dietary";
import type { Currency } from "@comanda/domain/money/cents";
import { priceText } from "../../parts/prices/price-text.ts";
import {
  startTranslations,
  type TranslationDraft,
} from "../../parts/translations/translation-draft.ts";
import type { Modifier, ModifierGroup, Product, Variant } from "../data/menu-types.ts";
import { startWindows, type WindowDraft } from "./selling-hours-draft.ts";

/** A size of a product as the form has it; `key` stays while rows move. `base` is null for a new one. */
export type VariantDraft = {
  key: string;
  base: Variant | null;
  name: string;
  price: string;
  original: string;
  stock: string;
  selected: boolean;
  translations: TranslationDraft;
};

export type ModifierDraft = {
  key: string;
  base: Modifier | null;
  name: string;
  price: string;
  max: string;
  stock: string;
  visible: boolean;
  translations: TranslationDraft;
};

/**
 * A group of choices. `base` is the group as it is stored, in this product or in the one that it was
 * taken from; null for a new one.
 */
export type GroupDraft = {
  key: string;
  base: ModifierGroup | null;
  name: string;
  min: string;
  max: string;
  modifiers: ModifierDraft[];
  translations: TranslationDraft;
};

/** A picture, by its source as the import file has it. */
export type PictureDraft = { key: string; source: string };

/** A product as the form has it: numbers as the member types them. */
export type ProductDraft = {
  name: string;
  description: string;
  visible: boolean;
  countsStock: boolean;
  /** Null where the dish does not state them. */
  allergens: Allergen[] | null;
  diets: Diet[];
  translations: TranslationDraft;
  sellingHours: WindowDraft[];
  pictures: PictureDraft[];
  variants: VariantDraft[];
  groups: GroupDraft[];
};

let lastKey = 0;

/** A key for a row that is new in the form. */
export function newKey(): string {
  lastKey += 1;
  return `new-${lastKey}`;
}

const countText = (count: number | null | undefined) => (count == null ? "" : String(count));
/** Imported files may have a stock below zero, which means that none is left. */
const stockText = (stock: number | null | undefined) =>
  stock == null ? "" : String(Math.max(0, stock));
const amountText = (amount: number | null | undefined, currency: Currency) =>
  amount == null ? "" : priceText(amount, currency);

/** The form of a product that is stored. */
export function startProductDraft(product: Product, currency: Currency): ProductDraft {
  return {
    name: product.name,
    description: product.description ?? "",
    visible: product.visible !== false,
    countsStock: product.stock_enabled === true,
    allergens: product.allergens
      ? ALLERGENS.filter((each) => product.allergens?.includes(each))
      : null,
    sellingHours: startWindows(product.availability),
    diets: DIETS.filter((each) => product.diets?.includes(each)),
    translations: startTranslations(product),
    pictures: (product.images ?? []).map(({ image_url }, at) => ({
      key: `${at} ${image_url}`,
      source: image_url,
    })),
    variants: (product.product_variants ?? []).map((variant) => ({
      key: variant.id,
      base: variant,
      name: variant.name ?? "",
      price: amountText(variant.price, currency),
      original: amountText(variant.original_price, currency),
      stock: stockText(variant.stock),
      selected: variant.selected === true,
      translations: startTranslations(variant),
    })),
    groups: (product.modifier_groups ?? []).map((group) => startGroup(group, currency)),
  };
}

/** The form of a group, with its own ids. */
export function startGroup(group: ModifierGroup, currency: Currency): GroupDraft {
  return {
    key: group.id,
    base: group,
    name: group.name,
    min: countText(group.min ?? 0),
    max: countText(group.max),
    translations: startTranslations(group),
    modifiers: (group.modifiers ?? []).map((modifier) => ({
      key: modifier.id,
      base: modifier,
      name: modifier.name,
      price: modifier.price ? priceText(modifier.price, currency) : "",
      max: countText(modifier.max),
      stock: stockText(modifier.stock),
      visible: modifier.visible !== false,
      translations: startTranslations(modifier),
    })),
  };
}

/** The form of a new product: one size without a price. */
export function emptyDraft(): ProductDraft {
  return {
    name: "",
    description: "",
    visible: true,
    countsStock: false,
    allergens: null,
    diets: [],
    translations: {},
    sellingHours: [],
    pictures: [],
    variants: [newVariant()],
    groups: [],
  };
}

/** A size of which nothing is typed yet. */
export function newVariant(): VariantDraft {
  const empty = { name: "", price: "", original: "", stock: "", selected: false };
  return { key: newKey(), base: null, ...empty, translations: {} };
}

/** A choice of which nothing is typed yet. */
export function newModifier(): ModifierDraft {
  const empty = { name: "", price: "", max: "", stock: "", visible: true };
  return { key: newKey(), base: null, ...empty, translations: {} };
}

/** A group of choices of which nothing is typed yet: none has to be chosen, and one can be. */
export function newGroup(): GroupDraft {
  const modifiers = [newModifier(), newModifier()];
  return { key: newKey(), base: null, name: "", min: "0", max: "1", modifiers, translations: {} };
}

/** A copy of a group that belongs to one product: the server gives it and its modifiers new ids. */
export function ownCopy(group: GroupDraft): GroupDraft {
  const modifiers = group.modifiers.map((each) => ({ ...each, key: newKey(), base: null }));
  return { ...group, key: newKey(), base: null, modifiers };
}

/** Moves the item with `key` one place towards the beginning (`-1`) or the end (`1`). */
export function moveItem<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  by: -1 | 1,
): Item[] {
  const from = items.findIndex((item) => item.key === key);
  const to = from + by;
  const moved = items[from];
  if (!moved || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

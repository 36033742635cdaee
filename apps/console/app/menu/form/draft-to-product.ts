import type { Currency } from "@comanda/domain/money/cents";
import { parsePrice, priceText } from "../../parts/prices/price-text.ts";
import { translationsOf } from "../../parts/translations/translation-draft.ts";
import { readCount } from "./draft-faults.ts";
import { keptPerDraft } from "./kept-per-draft.ts";
import type { GroupDraft, ModifierDraft, ProductDraft, VariantDraft } from "./product-to-draft.ts";
import { sellingHoursOf } from "./selling-hours-draft.ts";

const amount = (text: string, currency: Currency) => parsePrice(text, currency).amount ?? null;
const textOrNull = (text: string) => text.trim() || null;

/**
 * The product that a draft without faults stands for, in the shape of the import file. What the form
 * does not show stays as it was stored; new parts have no id, which the server makes.
 */
export function productOf(draft: ProductDraft, stored: object | null, currency: Currency) {
  return {
    ...stored,
    name: draft.name.trim(),
    description: textOrNull(draft.description),
    visible: draft.visible,
    stock_enabled: draft.countsStock,
    ...dietaryOf(draft, stored),
    ...translationsOf(draft.translations, stored),
    ...sellingHoursOf(draft.sellingHours, stored),
    images: draft.pictures.map(({ source }) => ({ image_url: source })),
    product_variants: draft.variants.map((variant) => variantOf(variant, draft, currency)),
    modifier_groups: draft.groups.map((group) => groupOf(group, currency)),
  };
}

/** Allergens and diets in the order of their lists; a file that has none gets no empty fields. */
function dietaryOf({ allergens, diets }: ProductDraft, stored: object | null) {
  const has = (key: string) => stored !== null && key in stored;
  return {
    ...(allergens !== null || has("allergens") ? { allergens } : {}),
    ...(diets.length > 0 || has("diets") ? { diets } : {}),
  };
}

function variantOf(variant: VariantDraft, { countsStock }: ProductDraft, currency: Currency) {
  return {
    ...variant.base,
    name: textOrNull(variant.name),
    price: amount(variant.price, currency),
    original_price: amount(variant.original, currency),
    selected: variant.selected,
    ...translationsOf(variant.translations, variant.base),
    // A stock that is not counted is not shown, and stays for the day on which it is counted again.
    stock: countsStock ? readCount(variant.stock) : (variant.base?.stock ?? null),
  };
}

/** A group in the shape of the import file. */
export function groupOf(group: GroupDraft, currency: Currency) {
  return {
    ...group.base,
    name: group.name.trim(),
    min: readCount(group.min) ?? 0,
    max: readCount(group.max),
    ...translationsOf(group.translations, group.base),
    modifiers: group.modifiers.map((modifier) => modifierOf(modifier, currency)),
  };
}

function modifierOf(modifier: ModifierDraft, currency: Currency) {
  return {
    ...modifier.base,
    name: modifier.name.trim(),
    price: amount(modifier.price, currency) ?? 0,
    max: readCount(modifier.max),
    visible: modifier.visible,
    ...translationsOf(modifier.translations, modifier.base),
    stock: readCount(modifier.stock),
  };
}

/** Writes the prices of a draft as the form writes stored ones; a text that is no price stays. */
export function normalizeDraft(draft: ProductDraft, currency: Currency): ProductDraft {
  return {
    ...draft,
    variants: draft.variants.map((variant) => ({
      ...variant,
      price: written(variant.price, currency),
      original: written(variant.original, currency),
    })),
    groups: draft.groups.map((group) => normalizeGroup(group, currency)),
  };
}

/** Returns a group with its prices written in one way, so that two versions can be compared. */
export function normalizeGroup(group: GroupDraft, currency: Currency): GroupDraft {
  return {
    ...group,
    modifiers: group.modifiers.map((modifier) => normalizeModifier(modifier, currency)),
  };
}

const normalizeModifier = keptPerDraft(
  (modifier: ModifierDraft, currency): ModifierDraft => ({
    ...modifier,
    // Choices without an extra price have an empty field.
    price: amount(modifier.price, currency) === 0 ? "" : written(modifier.price, currency),
  }),
);

function written(text: string, currency: Currency): string {
  const value = amount(text, currency);
  return value === null ? text.trim() : priceText(value, currency);
}

/** Whether two drafts stand for the same content; keys do not count. */
export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  if (one === other) return true;
  const { groups, ...rest } = one;
  const { groups: otherGroups, ...otherRest } = other;
  return contentOf(rest) === contentOf(otherRest) && areSame(groups, otherGroups, isSameGroup);
}

const contentOf = (value: unknown): string =>
  JSON.stringify(value, (name, item) => (name === "key" || name === "base" ? undefined : item));

/** Whether two groups have the same content, without their stock, which orders change. */
export function isSameGroup(one: GroupDraft, other: GroupDraft): boolean {
  const { modifiers, ...rest } = one;
  const { modifiers: otherModifiers, ...otherRest } = other;
  return (
    contentOf(rest) === contentOf(otherRest) &&
    areSame(modifiers, otherModifiers, (a, b) => contentOf(a) === contentOf(b))
  );
}

/** Whether two lists are the same; rows that were not touched are not looked into. A draft of one field has no lists. */
function areSame<Row>(
  rows: readonly Row[] | undefined,
  others: readonly Row[] | undefined,
  isSame: (one: Row, other: Row) => boolean,
): boolean {
  if (!(rows && others)) return rows === others;
  return (
    rows.length === others.length &&
    rows.every((row, at) => {
      const other = others[at];
      return other !== undefined && (row === other || isSame(row, other));
    })
  );
}

import type { JsonGroup } from "./json-choices.ts";
import type { JsonDish } from "./json-dishes.ts";
import { cellOf, keyOf, nameOf, priceOf, sizePriceOf, sizesOf } from "./json-fields-of.ts";
import type { JsonIndex } from "./json-index.ts";
import { amountOf, type JsonAmount } from "./json-money.ts";
import { type Fields, isScalar, saysNothing } from "./json-objects.ts";
import { textOf } from "./json-texts.ts";

/** What a dish is sold in, and at which price. */
export type Sold = {
  size: string;
  amount: JsonAmount | null;
  before: JsonAmount | null;
  /** Whether the price is a fixed one, as the file says it. */
  type?: string | undefined;
};
/** The sizes of a dish with their prices, or its only price. */
export function soldIn(
  { fields, groups }: JsonDish,
  language: string | null,
  index: JsonIndex,
): Sold[] {
  const own = priceOf(fields);
  const sizes = sizesOf(fields).map((each): Sold => {
    const id = each.sizeId ?? each.size_id ?? each.variantId ?? each.variant_id;
    const named = index({ id }, ["other"]);
    const size = sizeName(each, language) || (named ? sizeName(named, language) : "");
    return {
      size,
      ...withSale(each, sizePriceOf(each)),
      type: cellOf(each, "price_type"),
    };
  });
  if (sizes.length === 0) {
    const group = sizesGroup({ fields, groups });
    if (!group) return [{ size: "", ...withSale(fields, own) }];
    return group.choices.map(({ name, amount }) => ({ size: name, amount, before: null }));
  }
  // A size that costs nothing more than the dish has a surcharge.
  const base = Number(own?.text ?? 0);
  const areSurcharges = base > 0 && sizes.some(({ amount }) => Number(amount?.text) === 0);
  return sizes.map((each) => ({
    ...each,
    amount: areSurcharges && own && each.amount ? sum(own, each.amount) : (each.amount ?? own),
  }));
}

/**
 * The group whose choices are the sizes of a dish: the one that says so, or the only one of a dish without a price. Of a dish
 * that costs 0 it is the only group from which exactly one choice is taken, each at a price.
 */
export function sizesGroup({ fields, groups }: Pick<JsonDish, "fields" | "groups">) {
  if (sizesOf(fields).length > 0) return undefined;
  const own = priceOf(fields);
  const ofOne = groups.filter(({ min, max }) => min === 1 && max === 1);
  const replacing = groups.find(({ isPrice }) => isPrice) ?? onlyOf(groups);
  const free = onlyOf(ofOne.filter(({ choices }) => choices.every(costsMore)));
  if (own !== null) return Number(own.text) === 0 ? free : undefined;
  return replacing?.choices.every(({ amount }) => amount) ? replacing : undefined;
}

const onlyOf = <Item>(list: readonly Item[]): Item | undefined =>
  list.length === 1 ? list[0] : undefined;

const costsMore = ({ amount }: JsonGroup["choices"][number]): boolean => Number(amount?.text) > 0;

const sum = (one: JsonAmount, other: JsonAmount): JsonAmount => ({
  ...one,
  text: String(Number((Number(one.text) + Number(other.text)).toPrecision(15))),
});

const sizeName = (fields: Fields, language: string | null): string =>
  [cellOf(fields, "size"), cellOf(fields, "size_2"), cellOf(fields, "size_3")]
    .filter(Boolean)
    .join(" / ") ||
  (nameOf(fields, language)?.text ?? textOf(fields.label, language)?.text ?? "");

/** What is paid, and the price before: in a sale the usual price is the one before. */
function withSale(fields: Fields, own: JsonAmount | null): Pick<Sold, "amount" | "before"> {
  const sale = saleOf(fields);
  if (own && sale && isLess(sale.text, own.text))
    return { amount: { ...own, text: sale.text }, before: own };
  const usual = sale && Object.entries(fields).find(([key]) => /^regular_?price$/iu.test(key))?.[1];
  const text = [cellOf(fields, "price_before"), own?.before, isScalar(usual) ? String(usual) : ""];
  const before = text.find((each) => each !== undefined && each !== "");
  return { amount: own, before: own && before !== undefined ? { ...own, text: before } : null };
}

/** The price of a sale. Some systems write 0 where there is none. */
function saleOf(fields: Fields): JsonAmount | null {
  const key = keyOf(fields, "sale_price", (value) => !saysNothing(value));
  const amount = key === undefined ? null : amountOf(key, fields[key]);
  return amount && Number(amount.text) !== 0 ? amount : null;
}

const isLess = (one: string, other: string): boolean => Number(one) < Number(other);

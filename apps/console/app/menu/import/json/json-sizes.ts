import type { JsonDish } from "./json-dishes.ts";
import { cellOf, nameOf, priceOf, sizePriceOf, sizesOf } from "./json-fields-of.ts";
import type { JsonAmount } from "./json-money.ts";
import type { Fields } from "./json-objects.ts";

/** What a dish is sold in, and at which price. */
export type Sold = {
  size: string;
  amount: JsonAmount | null;
  before: JsonAmount | null;
  /** Whether the price is a fixed one, as the file says it. */
  type?: string | undefined;
};
/** The sizes of a dish with their prices, or its only price. */
export function soldIn({ fields, groups }: JsonDish, language: string | null): Sold[] {
  const own = priceOf(fields);
  const before = beforeOf(fields);
  const sizes = sizesOf(fields).map((each): Sold => {
    const size = sizeName(each, language);
    return {
      size,
      amount: sizePriceOf(each),
      before: beforeOf(each),
      type: cellOf(each, "price_type"),
    };
  });
  if (sizes.length === 0) {
    const [only, ...more] = groups;
    const areSizes =
      own === null && only && more.length === 0 && only.choices.every(({ amount }) => amount);
    if (!areSizes) return [{ size: "", amount: own, before }];
    return only.choices.map(({ name, amount }) => ({ size: name, amount, before: null }));
  }
  // A size that costs nothing more than the dish has a surcharge.
  const base = Number(own?.text ?? 0);
  const areSurcharges = base > 0 && sizes.some(({ amount }) => Number(amount?.text) === 0);
  return sizes.map((each) => ({
    ...each,
    amount: areSurcharges && own && each.amount ? sum(own, each.amount) : (each.amount ?? own),
  }));
}

const sum = (one: JsonAmount, other: JsonAmount): JsonAmount => ({
  ...one,
  text: String(Number((Number(one.text) + Number(other.text)).toPrecision(15))),
});

const sizeName = (fields: Fields, language: string | null): string =>
  [cellOf(fields, "size"), cellOf(fields, "size_2"), cellOf(fields, "size_3")]
    .filter(Boolean)
    .join(" / ") ||
  (nameOf(fields, language)?.text ?? "");

function beforeOf(fields: Fields): JsonAmount | null {
  const text = cellOf(fields, "price_before") ?? priceOf(fields)?.before ?? "";
  const own = priceOf(fields);
  return text === "" || !own ? null : { ...own, text };
}

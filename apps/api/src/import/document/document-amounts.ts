import { isRecord } from "@comanda/contract/fields/is-record";
import { DEFAULT_CURRENCY, withoutFloatNoise } from "@comanda/domain/money/cents";
import {
  childPart,
  type DocumentPart,
  fieldValue,
  type JsonObject,
  listItems,
  textField,
} from "./document-parts.ts";

/** Returns the currency code of a document; that of the default currency if it names none. */
export function documentCurrencyCode(root: DocumentPart): string {
  const currency = childPart(root, "company", "currency");
  return textField(currency.value, "code") ?? DEFAULT_CURRENCY.code;
}

/** Returns an amount as a number; amounts of the settings may be texts. */
export function amountOf(value: unknown): number | null {
  const amount = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof amount === "number" && Number.isFinite(amount) ? amount : null;
}

/**
 * Returns the document with the amounts that computed ones mean: 1.65 for 1.6500000000000001. It is the
 * same document if it has no such amount; otherwise a copy.
 */
export function withoutNoisyAmounts<Document>(document: Document): Document {
  const root: DocumentPart = { path: "", value: document };
  const code = documentCurrencyCode(root);
  const meant = amountsOf(root).flatMap(({ path, value }) => {
    const amount = amountOf(value);
    if (amount === null) return [];
    const clean = withoutFloatNoise(amount, code);
    if (clean === amount) return [];
    return [{ keys: path.split("."), value: typeof value === "string" ? String(clean) : clean }];
  });
  if (meant.length === 0) return document;
  const copy = structuredClone(document);
  for (const { keys, value } of meant) setValue(copy, keys, value);
  return copy;
}

function setValue(document: unknown, keys: readonly string[], value: unknown): void {
  const holder = keys
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as JsonObject)[key], document);
  const key = keys.at(-1);
  if (isRecord(holder) && key !== undefined) holder[key] = value;
}

/** Returns every part with an amount in the company's currency. */
export function amountsOf(root: DocumentPart): DocumentPart[] {
  const products = listItems(listItems([root], "categories"), "products");
  const priced = [...listItems(products, "product_variants"), ...listItems(products, "prices")];
  const modifiers = listItems(listItems(products, "modifier_groups"), "modifiers");
  const company = childPart(root, "company");
  const delivery = childPart(root, "ecommerce_settings", "delivery");
  const prices = childPart(delivery, "prices");
  const lists = ["delivery_districts", "delivery_ranges", "delivery_areas"];
  const zones = [
    ...lists.flatMap((list) => listItems([company], list)),
    ...listItems([childPart(prices, "area")], "areas"),
    ...listItems([prices], "districts"),
    ...listItems([prices], "ranges"),
    childPart(prices, "fixed"),
  ];
  const coupons = listItems([root], "coupons");
  const rewards = listItems([childPart(root, "loyalty_settings", "loyalty_program")], "rewards");
  const isFixed = ({ value }: DocumentPart) => fieldValue(value, "discount_type") !== "percentage";
  return [
    ...priced.flatMap((part) => [childPart(part, "price"), childPart(part, "original_price")]),
    ...[...modifiers, ...zones].map((part) => childPart(part, "price")),
    ...["price_per_km", "starting_price"].map((key) => childPart(prices, "distance", key)),
    ...["minimum_amount_to_allow", "minimum_amount_for_free"].map((key) =>
      childPart(delivery, key),
    ),
    ...coupons.map((coupon) => childPart(coupon, "min_amount")),
    ...[...coupons, ...rewards].filter(isFixed).map((part) => childPart(part, "value")),
  ];
}

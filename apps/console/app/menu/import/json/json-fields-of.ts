import { isRecord } from "@comanda/contract/fields/is-record";
import { rankOf } from "../table/column-names.ts";
import type { FileColumn } from "../table/file-columns.ts";
import { amountOf, type JsonAmount } from "./json-money.ts";
import {
  type Fields,
  isChoicesKey,
  isScalar,
  isSizesKey,
  listOf,
  saysNothing,
} from "./json-objects.ts";
import { type JsonText, textOf } from "./json-texts.ts";

/** What a field is called that says of what kind an object is. It names no category. */
const KINDS: ReadonlySet<string> = new Set(["type", "@type", "kind", "object", "group"]);

const ranks = new Map<string, number | null>();

/** How well a field names a column, as in a table: the files of large menus repeat the same few names. */
function rank(key: string, column: FileColumn): number | null {
  const cacheKey = `${column} ${key}`;
  const known = ranks.get(cacheKey);
  if (known !== undefined) return known;
  const found = KINDS.has(key) ? null : rankOf(key, column);
  ranks.set(cacheKey, found);
  return found;
}

/** The field of an object that names a column best, among those whose value fits. */
export function keyOf(
  fields: Fields,
  column: FileColumn,
  fits: (value: unknown, key: string) => boolean,
): string | undefined {
  const [best] = Object.keys(fields)
    .flatMap((key) => {
      const found = rank(key, column);
      return found !== null && fits(fields[key], key) ? [{ key, found }] : [];
    })
    .toSorted((one, other) => one.found - other.found);
  return best?.key;
}

/** A name such as that of `modificator_name` or `displayName`; that of its category is none. */
const OTHER_NAME =
  /^(?!.*(?:categ|group|menu_|user|file|image|tax)).*(?:_name|Name|_title|Title)$/u;

export function nameKey(fields: Fields): string | undefined {
  const isText = (value: unknown) => !saysNothing(value) && textOf(value, null) !== null;
  return (
    keyOf(fields, "name", isText) ??
    Object.keys(fields).find((key) => OTHER_NAME.test(key) && isText(fields[key])) ??
    ["label", "caption"].find((key) => isText(fields[key]))
  );
}

export function nameOf(fields: Fields, language: string | null): JsonText | null {
  const key = nameKey(fields);
  return key === undefined ? null : textOf(fields[key], language);
}

/** Objects around a price that no column is called like. */
const PRICE_OBJECT = /^(?:price|pricing|cost)_?(?:info|money|data)$|^priceInfo$|^priceMoney$/u;

export function priceKey(fields: Fields): string | undefined {
  const isAmount = (value: unknown, key: string) => amountOf(key, value) !== null;
  return (
    keyOf(fields, "price", isAmount) ??
    Object.keys(fields).find((key) => PRICE_OBJECT.test(key) && isAmount(fields[key], key)) ??
    keyOf(fields, "sale_price", isAmount)
  );
}

/** The price of an object: its own, that of the only object around it, as in `offers`, or that in its first place. */
export function priceOf(fields: Fields): JsonAmount | null {
  const key = priceKey(fields);
  if (key !== undefined) return amountOf(key, fields[key]);
  const [place] = listOf(fields[placesKey(fields) ?? ""]);
  return isRecord(place) ? priceOf(place) : null;
}

/** The field with the places of an object. */
export const placesKey = (fields: Fields): string | undefined =>
  PLACES.find((name) => listOf(fields[name]).some(isRecord));

/** The lists of the places that sell a dish, each at a price of its own, as Poster has them. */
const PLACES = ["spots", "locations", "branches", "stores"];

/** What a choice costs more than its dish. */
export function surchargeOf(fields: Fields): JsonAmount | null {
  const key = keyOf(fields, "choice_price", (value, name) => amountOf(name, value) !== null);
  return key === undefined ? null : amountOf(key, fields[key]);
}

/** A simple value of a column as text. */
export function cellOf(fields: Fields, column: FileColumn): string | undefined {
  const key = keyOf(fields, column, (value) => isScalar(value));
  const value = key === undefined ? undefined : fields[key];
  return isScalar(value) ? String(value) : undefined;
}

/** Lists of choices whose name says nothing of it in itself. */
export const INNER =
  /^(?:items?(?:_?ids)?|products?|values|children|child_?modifiers|groups|entries|elements)$/iu;

/** Whether an object among the sizes of a dish is a group of choices: it has no price, and a list of several things that may have one. */
export function isGroupInSizes(entry: unknown): entry is Fields {
  if (!isRecord(entry) || priceOf(entry) !== null) return false;
  return Object.entries(entry).some(
    ([key, value]) =>
      (INNER.test(key) || /^(?:options?|choices?)$/iu.test(key)) &&
      listOf(value).length > 0 &&
      listOf(value).every((each) => isScalar(each) || (isRecord(each) && isPriced(each))),
  );
}

/** The objects with a price of each size of a dish. */
export function sizesOf(fields: Fields): readonly Fields[] {
  const keys = Object.keys(fields).filter(isSizesKey);
  const lists = keys.map((key) => {
    const value = fields[key];
    const isOne = isRecord(value) && priceKey(value) !== undefined;
    const list = (isOne ? [value] : listOf(value)).filter(isRecord);
    return list.some(isGroupInSizes) ? [] : list;
  });
  return lists.find((list) => list.length > 0) ?? [];
}

/** The price of a size, which may stand in a list of places. */
export const sizePriceOf = (size: Fields): JsonAmount | null => {
  const own = priceOf(size);
  if (own) return own;
  const [inner] = Object.values(size)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .filter(isRecord);
  return inner ? priceOf(inner) : null;
};

/** Whether an object is a dish: it has a name, and a price, sizes with prices, or else only options with prices. */
export function isPriced(fields: Fields): boolean {
  if (nameKey(fields) === undefined) return false;
  if (priceOf(fields) !== null) return true;
  if (sizesOf(fields).some((size) => sizePriceOf(size) !== null)) return true;
  const options = Object.entries(fields).flatMap(([key, value]) =>
    isChoicesKey(key) ? listOf(value) : [],
  );
  return (
    options.length > 0 && options.every((each) => isRecord(each) && priceKey(each) !== undefined)
  );
}

import { isRecord } from "@comanda/contract/fields/is-record";

/** An object of a JSON file. */
export type Fields = Readonly<Record<string, unknown>>;

export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Whether a value says nothing. */
export const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** The lists of what a dish is sold in, each at a price: `sizes`, `variants`, `item_variations`, `offers`. */
const SIZES =
  /^(?:(?:product|item|dish)_?)?(?:sizes?|variants?|variations?|portions?|prices|price_?levels?|price_?variants?|size_?prices|modifications|offers?|skus|gr[oö](?:ss|ß)en?|tama[nñ]os?|tamanhos?|tailles?|ukuran)$/iu;

/**
 * The lists of what is chosen for a dish: `modifier_groups`, `options`, `extras`, `optionGroups`, `hasMenuAddOn`, and the
 * `subProducts` of Deliverect.
 */
const CHOICES =
  /modifier|option|add_?-?on|sub_?products?$|^extras?$|topping|choice|complement|adicion|opcion|opc[oõ]es|zus[aä]tze|supplement|suppl[eé]ment|aggiunt/iu;

const CATEGORIES =
  /categor|kategor|section|secc|sezion|rubri|parent_?group|menu_?groups?(?:_?ids?)?$/iu;

export const isSizesKey = (key: string): boolean => SIZES.test(key);
export const isChoicesKey = (key: string): boolean => CHOICES.test(key) && !SIZES.test(key);
export const isCategoriesKey = (key: string): boolean => CATEGORIES.test(key);

/**
 * The list that a field has: itself, the only list in an object without other filled lists, such as `{ "elements": [] }`,
 * or the objects of a map by their ids.
 */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  const lists = Object.values(value).filter(Array.isArray);
  const filled = lists.filter((list) => list.length > 0);
  const [only, ...others] = filled.length > 0 ? filled : lists;
  if (only && others.length === 0) return only;
  const entries = Object.entries(value);
  const isMap =
    entries.length > 0 && entries.every(([key, each]) => isRecord(each) && /\d/u.test(key));
  return isMap ? entries.map(([, each]) => each) : [];
}

/**
 * Takes the fields of an object out of its envelope: Square writes `{ "type": "ITEM", "id": …, "item_data": { … } }`, and
 * lists of GraphQL `{ "node": { … } }`.
 */
export function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapped);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const node = entries.length <= 2 ? value.node : undefined;
  if (isRecord(node)) return unwrapped(node);
  return Object.fromEntries(
    entries.flatMap(([key, each]) =>
      ("type" in value || "id" in value) && /_data$/u.test(key) && isRecord(each)
        ? Object.entries(each).map(([name, own]) => [name, unwrapped(own)])
        : [[key, unwrapped(each)]],
    ),
  );
}

import { isRecord } from "@comanda/contract/fields/is-record";
import { parseYesNo } from "../cells/yes-no.ts";
import { groupsOf, groupsOfSizes, isGone, isOfGroups, type JsonGroup } from "./json-choices.ts";
import { cellOf, isPriced, keyOf, nameKey, nameOf } from "./json-fields-of.ts";
import { isReference, type JsonIndex } from "./json-index.ts";
import { amountOf } from "./json-money.ts";
import {
  type Fields,
  isCategoriesKey,
  isChoicesKey,
  isSizesKey,
  listOf,
  saysNothing,
} from "./json-objects.ts";
import { unreadGroups } from "./unread-groups.ts";

/** A dish of a file, with what the objects around it say of it. */
export type JsonDish = { fields: Fields; category: string; isHidden: boolean; groups: JsonGroup[] };

type Place = Omit<JsonDish, "fields">;
type Found = JsonDish & {
  /** Whether the category names the dish by its id. */
  isNamed: boolean;
  /** The category that the dish names itself. */
  own: string | null;
};

const DISHES =
  /^(?:menu_?)?(?:items?|products?|dishes|entries|articles?|platos|gerichte|produtos|productos|prodotti|piatti|plats|produits)$|^hasMenuItem$/iu;

/** Finds the dishes of a file: in lists inside of their categories, by the ids that these name, or in a list of their own. */
export function dishesOf(
  file: unknown,
  language: string | null,
  index: JsonIndex,
): { dishes: JsonDish[]; missing: string[] } {
  const found: Found[] = [];
  const choices = new Set<Fields>();
  const missing: string[] = [];
  const reader = {
    index,
    language,
    onChoice: (fields: Fields) => choices.add(fields),
    onMissing: (name: string) => missing.push(name),
  };
  const titleOf = (fields: Fields) => nameOf(fields, language)?.text ?? cellOf(fields, "category");

  const visitEntry = (entry: unknown, key: string, place: Place) => {
    const fields = isReference(entry) ? index(entry, ["other"]) : null;
    if (fields && isDish(fields, key)) add(fields, place, true);
    else visit(entry, key, place);
  };
  const visitList = (list: readonly unknown[], key: string, place: Place) => {
    const kinds = kindsOfDishes(list);
    for (const entry of list)
      visitEntry(entry, isRecord(entry) && kinds.has(entry.type) ? "items" : key, place);
  };
  const visit = (value: unknown, key: string, place: Place) => {
    if (Array.isArray(value)) visitList(value, key, place);
    if (!isRecord(value) || isGone(value)) return;
    if (isDish(value, key)) add(value, place, false);
    else visitGroup(value, key, place);
  };
  const visitGroup = (fields: Fields, key: string, place: Place) => {
    const pairs = place.category === "" ? [] : pricedNames(fields);
    for (const dish of pairs) add(dish, place, false);
    const inside = placeIn(fields, key, place);
    const inner = Object.entries(fields).filter(
      ([field, each]) =>
        !(isPassedOver(field) || isOfGroups(field, each)) && typeof each === "object",
    );
    for (const [field, each] of pairs.length > 0 ? [] : inner) {
      const isOnly = inside.category === "" && isList(each) && isName(field);
      visit(each, field, isOnly ? { ...inside, category: field } : inside);
    }
  };
  const placeIn = (fields: Fields, key: string, place: Place): Place => ({
    category: titleOf(fields) ?? place.category,
    isHidden: place.isHidden || isOff(fields),
    groups: isCategoriesKey(key) ? groupsOf(fields, reader) : place.groups,
  });
  const add = (fields: Fields, place: Place, isNamed: boolean) => {
    const own = ownCategory(fields, language, index);
    missing.push(...unreadGroups(fields, language));
    const ofDish = [...groupsOf(fields, reader), ...groupsOfSizes(fields, reader)];
    const groups = [...ofDish, ...place.groups];
    found.push({ ...place, fields, groups, category: own ?? place.category, isNamed, own });
  };
  visit(file, "", { category: "", isHidden: false, groups: [] });
  return { dishes: placed(found, choices), missing };
}

/**
 * Leaves out what is only a choice of dishes, and each dish that its category has by its id where its own object stands: the
 * title around a list of all dishes is no category.
 */
function placed(found: readonly Found[], choices: ReadonlySet<Fields>): JsonDish[] {
  const named = new Set(found.filter(({ isNamed }) => isNamed).map(({ fields }) => fields));
  const isTable = named.size > 0;
  return found.flatMap((each) => {
    const { fields, isNamed, own } = each;
    if (isNamed) return [each];
    const category = isTable ? (own ?? "") : each.category;
    const isChoice = choices.has(fields) && category === "";
    return named.has(fields) || isChoice ? [] : [{ ...each, category }];
  });
}

/** The types of the dishes with a price in a list: what is of the same type beside them is a dish without one. */
const kindsOfDishes = (list: readonly unknown[]): ReadonlySet<unknown> =>
  new Set(list.flatMap((each) => (isRecord(each) && isPriced(each) ? [each.type] : [])));

/** Lists of something else than dishes, or of parts of them. */
const isPassedOver = (key: string): boolean =>
  isChoicesKey(key) ||
  isSizesKey(key) ||
  /^(?:orders?|transactions?|payments?|customers?|invoices?|receipts?|features|zones|tax(?:es)?|discounts?|users|employees|reviews|images|photos)$/iu.test(
    key,
  );

/** Whether a value may have dishes below the name of their category. */
const isList = (value: unknown): boolean =>
  Array.isArray(value) || (isRecord(value) && pricedNames(value).length > 0);

/** The dishes of an object that has only their names with prices: `{ "Carbonara": 12.5, "Pomodoro": 9 }`. */
function pricedNames(fields: Fields): Fields[] {
  const entries = Object.entries(fields);
  const areAll = entries.every(
    ([name, price]) =>
      /^[^\p{Ll}\d_@$]/u.test(name) && !isRecord(price) && amountOf("price", price) !== null,
  );
  return areAll ? entries.map(([name, price]) => ({ name, price })) : [];
}

/** The name of a category as the key of its list: `{ "Pasta": [ … ] }`. */
const isName = (key: string): boolean =>
  !(DISHES.test(key) || isCategoriesKey(key)) &&
  !/^(?:menus?|data|response|results?|elements|objects|payload|list|rows|@graph)$/iu.test(key);

/** Whether an object is a dish. One without a price is, if the list is called so and it holds no dishes itself. */
function isDish(fields: Fields, key: string): boolean {
  if (/modif|choice|option|topping|tax|discount|image/iu.test(String(fields.type ?? "")))
    return false;
  if (isPriced(fields)) return true;
  const isListed = DISHES.test(key) || fields.type === "ITEM";
  if (!isListed || nameKey(fields) === undefined) return false;
  return !Object.entries(fields).some(
    ([field, value]) =>
      !(isSizesKey(field) || isChoicesKey(field) || isCategoriesKey(field)) &&
      listOf(value).some((each) => isRecord(each) && nameKey(each) !== undefined),
  );
}

const isOff = (fields: Fields): boolean => parseYesNo(cellOf(fields, "visible") ?? "") === false;

/** The category that a dish names itself, by its name or by its id. */
function ownCategory(fields: Fields, language: string | null, index: JsonIndex): string | null {
  const named = keyOf(fields, "category", (value) => !saysNothing(value));
  const others = Object.keys(fields).filter((key) => isCategoriesKey(key) && key !== named);
  const keys = named === undefined ? others : [named, ...others];
  const titles = keys.map((key): string | null => {
    const value = fields[key];
    const first = listOf(value)[0] ?? value;
    if (saysNothing(first)) return null;
    const target = index(first, ["category", "other"]);
    const object = target && target !== fields ? target : first;
    if (isRecord(object)) return nameOf(object, language)?.text ?? null;
    return key === named && typeof first === "string" ? first.trim() : null;
  });
  return titles.find((title) => title !== null) ?? null;
}

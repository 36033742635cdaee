import { isRecord } from "@comanda/contract/fields/is-record";
import { choiceOf } from "../cells/choice-lists.ts";
import { INNER, nameKey, nameOf, priceKey } from "./json-fields-of.ts";
import { type Fields, isChoicesKey, listOf } from "./json-objects.ts";
import { textOf } from "./json-texts.ts";

/** Whether the type of an object says that it is a choice, as `TOPPING` in Rappi. */
export const isChoiceByType = (entry: unknown): boolean =>
  isRecord(entry) && /modif|choice|option|topping|extra/iu.test(String(entry.type ?? ""));

/** The group that a choice has in itself, with its name and limits, as in Rappi. */
export function groupInside(entry: unknown): Fields | undefined {
  if (!isRecord(entry)) return undefined;
  const group = [entry.category, entry.group].find(isRecord);
  return group && nameKey(group) !== undefined ? group : undefined;
}

/** Whether an object without a name has its choices in itself, as the groups of Olo, or means no other one by an id. */
export const hasNamedChoices = (entry: unknown): boolean =>
  isRecord(entry) &&
  Object.entries(entry).some(
    ([key, value]) =>
      (isChoicesKey(key) || INNER.test(key)) &&
      listOf(value).some((each) =>
        isRecord(each) ? nameKey(each) !== undefined : isText(each) && !hasId(entry),
      ),
  );

const hasId = (fields: Fields): boolean =>
  Object.keys(fields).some((key) => /^_?id$|_id$|Id$|guid|token|reference/iu.test(key));
const isText = (value: unknown): boolean => typeof value === "string" && /\p{L}/u.test(value);

/** A text that is a choice with its price, as people write it in a cell: `Swiss (+1.00)`. */
export function choiceOfText(entry: unknown): Fields | null {
  const choice = typeof entry === "string" ? choiceOf(entry.trim()) : null;
  return choice && choice.price !== "" ? { ...choice } : null;
}

/** `extra_toppings` as people write it. */
export const titleOf = (key: string): string => {
  const words = key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll(/[_-]+/gu, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The lists of an object by the names of their groups: `{ "Sauce": [ … ], "Side dish": [ … ] }`. */
export function listsByName(value: unknown): [name: string, list: readonly unknown[]][] {
  const entries = isRecord(value) ? Object.entries(value) : [];
  const lists = entries.flatMap(([name, list]): [string, unknown[]][] =>
    Array.isArray(list) && list.length > 0 && /^\p{Lu}/u.test(name) ? [[name, list]] : [],
  );
  return lists.length === entries.length ? lists : [];
}

/** Whether an object only says what is in a dish, as the `extras` of GloriaFood. */
export const isOfAllergens = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => /allergen|ingredient|nutri/iu.test(key));

/** Whether an object has a price and no name that is understood. */
export const isUnreadChoice = (entry: unknown): boolean =>
  isRecord(entry) && nameKey(entry) === undefined && priceKey(entry) !== undefined;

/** The name of a group; Olo writes it as its description. */
export const groupName = (fields: Fields, language: string | null): string | undefined =>
  (
    nameOf(fields, language) ??
    textOf(fields.group, language) ??
    textOf(fields.description, language)
  )?.text;

/** Whether the price of a choice takes the place of that of the dish, as Toast says it. */
export const replacesPrice = ({ pricingMode, pricing_mode }: Fields): boolean =>
  /^replaces?_price$/iu.test(String(pricingMode ?? pricing_mode));

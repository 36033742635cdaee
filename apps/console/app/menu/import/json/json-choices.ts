import { isRecord } from "@comanda/contract/fields/is-record";
import { type FileGroup, UNNAMED_GROUP } from "../cells/file-groups.ts";
import {
  choiceOfText,
  groupInside,
  groupName,
  hasNamedChoices,
  isChoiceByType,
  isOfAllergens,
  isUnreadChoice,
  listsByName,
  replacesPrice,
  titleOf,
} from "./choice-objects.ts";
import {
  INNER,
  isGroupInSizes,
  nameOf,
  priceOf,
  sizePriceOf,
  sizesOf,
  surchargeOf,
} from "./json-fields-of.ts";
import { idsOf, isReference, type JsonIndex } from "./json-index.ts";
import { limitsOf } from "./json-limits.ts";
import { amountOf, type JsonAmount } from "./json-money.ts";
import { type Fields, isChoicesKey, isScalar, isSizesKey, listOf } from "./json-objects.ts";
import { isOff, isOffInside } from "./json-sale.ts";

/** A group of choices with the amounts as the file has them. */
export type JsonGroup = Omit<FileGroup, "choices"> & {
  choices: { name: string; amount: JsonAmount | null; isHidden: boolean }[];
  /** Whether the chosen one has the price of the whole dish, as the sizes of Toast. */
  isPrice?: boolean;
};

type Reader = {
  index: JsonIndex;
  language: string | null;
  /** Is called with an object that is named as a choice, and so perhaps no dish. */
  onChoice: (fields: Fields) => void;
  /** Is called with what is named and stands nowhere in the file. */
  onMissing: (name: string) => void;
};

/** Reads the groups of choices of a dish, of a category or of a size. */
export function groupsOf(fields: Fields, reader: Reader): JsonGroup[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (!isOfGroups(key, value)) return [];
    const named = listsByName(value);
    return named.length > 0
      ? named.flatMap(([name, list]) => groupsOfList(name, list, reader))
      : groupsOfList(key, listOf(value), reader);
  });
}

/** Whether a field has groups of choices: by its name, or by what is in `groups`. */
export const isOfGroups = (key: string, value: unknown): boolean =>
  !(isScalar(value) || isOfAllergens(value)) &&
  (isChoicesKey(key) ||
    (key === "groups" && hasChoices(value)) ||
    (key === "children" && listOf(value).every(isChoiceByType)) ||
    (isSizesKey(key) && listOf(value).some(isGroupInSizes)));

const hasChoices = (value: unknown): boolean =>
  listOf(value).some(
    (group) =>
      isRecord(group) &&
      Object.entries(group).some(([key, list]) => isChoicesKey(key) && listOf(list).length > 0),
  );

/**
 * Reads the groups of choices that stand in the sizes of a dish, as Just Eat and GloriaFood have them. Those that not all sizes have are named as
 * missing: here a group belongs to the whole dish. Choices without a group are the words of a size, as in Shopify.
 */
export function groupsOfSizes(fields: Fields, reader: Reader): JsonGroup[] {
  const sizes = sizesOf(fields).map((size) =>
    Object.entries(size).flatMap(([key, value]) =>
      isOfGroups(key, value) ? readList(listOf(value), reader).groups : [],
    ),
  );
  const all = new Map(sizes.flat().map((group) => [group.name, group]));
  return [...all.values()].filter(({ name }) => {
    const isInAll = sizes.every((groups) => groups.some((group) => group.name === name));
    if (!isInAll) reader.onMissing(name);
    return isInAll;
  });
}

function groupsOfList(key: string, list: readonly unknown[], reader: Reader): JsonGroup[] {
  const inside = list.filter((entry) => groupInside(entry) !== undefined);
  const byGroup = Map.groupBy(inside, (entry) => nameOf(groupInside(entry) ?? {}, null)?.text);
  const named = [...byGroup.values()].flatMap((same): JsonGroup[] => {
    const { groups, loose } = readList(same, reader);
    return loose.length === 0 ? groups : [groupOf(groupInside(same[0]) ?? {}, loose, reader)];
  });
  const others = list.filter((entry) => !inside.includes(entry));
  const { groups, loose } = readList(others, reader);
  // What has prices and cannot be read is named.
  if (groups.length + loose.length === 0 && others.some(isUnreadChoice))
    reader.onMissing(titleOf(key));
  if (loose.length === 0) return [...named, ...groups];
  const name = /^(?:modifiers?|options?|choices?|items|children)$/iu.test(key)
    ? UNNAMED_GROUP
    : titleOf(key);
  return [...named, ...groups, { name, min: null, max: null, choices: loose }];
}

/** The groups of a list, and its choices that are in none. */
function readList(
  list: readonly unknown[],
  reader: Reader,
): { groups: JsonGroup[]; loose: JsonGroup["choices"] } {
  const loose: JsonGroup["choices"] = [];
  const groups = list.flatMap((entry): JsonGroup[] => {
    const fields = resolved(entry, ["choices", "category", "other"], reader);
    if (!fields) return [];
    const choices = choicesIn(fields, reader);
    if (choices.length > 0) return [groupOf(fields, choices, reader)];
    const choice = choiceOf(fields, reader);
    if (choice) loose.push(choice);
    return [];
  });
  return { groups, loose };
}

/** The object itself, or the one that it stands for with what it says beside that. */
function resolved(
  entry: unknown,
  roles: Parameters<JsonIndex>[1],
  { index, onChoice, onMissing }: Reader,
): Fields | null {
  // A text that means no other object is the name of a choice.
  if (!isReference(entry) || hasNamedChoices(entry)) return isRecord(entry) ? entry : null;
  const found = index(entry, roles);
  if (found) onChoice(found);
  if (found) return isRecord(entry) ? { ...found, ...entry } : found;
  const priced = choiceOfText(entry);
  if (priced) return priced;
  if (typeof entry === "string" && /\p{L}/u.test(entry) && !/\d/u.test(entry))
    return { name: entry };
  for (const id of idsOf(entry).slice(0, 1)) onMissing(id);
  return null;
}

/** The choices of a group: those of its only list of choices. */
function choicesIn(fields: Fields, reader: Reader): JsonGroup["choices"] {
  for (const [key, value] of Object.entries(fields)) {
    if (isScalar(value) || !(isChoicesKey(key) || INNER.test(key))) continue;
    const choices = listOf(value).flatMap((entry) => {
      const choice = resolved(entry, ["choices", "other"], reader);
      const read = choice && choiceOf(choice, reader);
      if (!read) return [];
      nameInnerGroups(choice, reader);
      return [{ ...read, amount: amountById(fields, entry) ?? read.amount }];
    });
    if (choices.length > 0) return choices;
  }
  return [];
}

/** The price of a choice that is named by its id, as Wix has it: `"itemIds": ["b"], "prices": { "b": 100 }`. */
function amountById({ prices }: Fields, entry: unknown): JsonAmount | null {
  const own = isRecord(prices) && isScalar(entry) ? prices[String(entry)] : undefined;
  return own === undefined ? null : amountOf("price", own);
}

/** Names the groups of a choice: here a choice has none of its own. */
function nameInnerGroups(choice: Fields, reader: Reader): void {
  const groups = Object.entries(choice).flatMap(([key, value]) =>
    isOfGroups(key, value) ? listOf(value) : [],
  );
  for (const entry of groups) {
    const group = resolved(entry, ["choices", "other"], reader);
    const name = group && groupName(group, reader.language);
    if (name) reader.onMissing(name);
  }
}

function choiceOf(fields: Fields, { language }: Reader): JsonGroup["choices"][number] | null {
  const name = nameOf(fields, language);
  if (!name || isGone(fields)) return null;
  const [size] = sizesOf(fields);
  return {
    name: name.text,
    isHidden: isOff(fields) || isOffInside(fields),
    amount: priceOf(fields) ?? surchargeOf(fields) ?? (size ? sizePriceOf(size) : null),
  };
}

/** Whether an object was deleted in the other system. */
export const isGone = (fields: Fields): boolean =>
  ["is_deleted", "isDeleted", "deleted"].some((key) => fields[key] === true);

function groupOf(fields: Fields, choices: JsonGroup["choices"], { language }: Reader): JsonGroup {
  return {
    name: groupName(fields, language) ?? UNNAMED_GROUP,
    ...limitsOf(fields),
    choices,
    ...(replacesPrice(fields) && { isPrice: true }),
  };
}

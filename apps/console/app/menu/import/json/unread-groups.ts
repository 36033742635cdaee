import { isRecord } from "@comanda/contract/fields/is-record";
import { isOfGroups } from "./json-choices.ts";
import { isPriced, nameOf } from "./json-fields-of.ts";
import { type Fields, isCategoriesKey, isSizesKey, listOf } from "./json-objects.ts";

/**
 * Names the groups of choices of a dish in a list that is not read, such as the `group_modifications` of Poster, whose
 * prices are in another unit than those of the dishes.
 */
export function unreadGroups(fields: Fields, language: string | null): string[] {
  const others = Object.entries(fields).filter(
    ([key, value]) => !(isSizesKey(key) || isCategoriesKey(key) || isOfGroups(key, value)),
  );
  return others
    .flatMap(([, value]) => listOf(value))
    .filter((group) => isRecord(group) && hasPricedList(group))
    .flatMap((group) => (isRecord(group) ? (nameOf(group, language)?.text ?? []) : []));
}

const hasPricedList = (group: Fields): boolean =>
  Object.values(group).some((list) =>
    listOf(list).some((each) => isRecord(each) && isPriced(each)),
  );

import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import type { Side } from "../../parts/saving/conflict-sheet.tsx";
import type { ModifierGroup } from "../data/menu-types.ts";
import { groupOf, isSameGroup, normalizeGroup } from "../form/draft-to-product.ts";
import { type GroupDraft, newGroup, startGroup } from "../form/product-to-draft.ts";
import { isSameSet } from "./dish-selection.ts";

/** A group as its page has it, and the products that are to have it. */
export type GroupPageDraft = { group: GroupDraft; dishes: ReadonlySet<string> };

/** The draft of a group with the dishes that have it; an empty one for a new group. */
export function startGroupPage(seen: MenuGroup | null, currency: Currency): GroupPageDraft {
  if (!seen) return { group: newGroup(), dishes: new Set() };
  return {
    group: startGroup(seen.group as ModifierGroup, currency),
    dishes: new Set(seen.product_ids),
  };
}

/**
 * The group as it is sent. New choices get an id here, so that the same request sent again is the same
 * group.
 */
export function groupToSend({ group }: GroupPageDraft, currency: Currency) {
  const sent = groupOf(group, currency);
  const ids = group.modifiers.map(({ base, key }) => base?.id ?? newIds.get(key) ?? makeId(key));
  return { ...sent, modifiers: sent.modifiers.map((each, at) => ({ ...each, id: ids[at] })) };
}

/** The ids of choices that are new in a form, by their keys, which no two of them share. */
const newIds = new Map<string, string>();

function makeId(key: string): string {
  const id = randomKey();
  newIds.set(key, id);
  return id;
}

/** Whether two drafts would store the same. */
export function isSameGroupPage(
  one: GroupPageDraft,
  other: GroupPageDraft,
  currency: Currency,
): boolean {
  return (
    isSameSet(one.dishes, other.dishes) &&
    isSameGroup(normalizeGroup(one.group, currency), normalizeGroup(other.group, currency))
  );
}

/** A part of the page that two members may have changed. */
export const groupFields = ["name", "rule", "choices", "dishes"] as const;
export type GroupField = (typeof groupFields)[number];

/** The fields in which a form and the stored group differ; `start` is what the form began with. */
export function groupDifferences(
  start: GroupPageDraft,
  mine: GroupPageDraft,
  theirs: GroupPageDraft,
): { field: GroupField; preselect: Side }[] {
  const text = (draft: GroupPageDraft, field: GroupField) =>
    JSON.stringify(contentOf(draft, field));
  return groupFields
    .filter((field) => text(mine, field) !== text(theirs, field))
    .map((field) => ({
      field,
      preselect: text(start, field) === text(mine, field) ? "theirs" : "mine",
    }));
}

function contentOf({ group, dishes }: GroupPageDraft, field: GroupField): unknown {
  switch (field) {
    case "name":
      return [group.name, group.translations];
    case "rule":
      return [group.min, group.max];
    case "choices":
      // Orders change the stock, and each product has its own.
      return group.modifiers.map(({ name, price, max, visible, translations }) => [
        name,
        price,
        max,
        visible,
        translations,
      ]);
    case "dishes":
      return [...dishes].sort();
  }
}

/** The stored group with the fields that the member takes from this form. */
export function mergeGroups(
  mine: GroupPageDraft,
  theirs: GroupPageDraft,
  fields: readonly GroupField[],
): GroupPageDraft {
  const takes = new Set(fields);
  const named = takes.has("name") ? mine.group : theirs.group;
  const ruled = takes.has("rule") ? mine.group : theirs.group;
  return {
    group: {
      ...theirs.group,
      name: named.name,
      translations: named.translations,
      min: ruled.min,
      max: ruled.max,
      modifiers: takes.has("choices") ? mine.group.modifiers : theirs.group.modifiers,
    },
    dishes: takes.has("dishes") ? mine.dishes : theirs.dishes,
  };
}

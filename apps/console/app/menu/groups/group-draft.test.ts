import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import { expect, test } from "vitest";
import { newModifier } from "../form/product-to-draft.ts";
import {
  type GroupPageDraft,
  groupDifferences,
  groupToSend,
  isSameGroupPage,
  mergeGroups,
  startGroupPage,
} from "./group-draft.ts";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as never;
const stored: MenuGroup = {
  id: "salsa",
  revision: "seen",
  group: {
    id: "salsa",
    name: "Salsa",
    min: 0,
    max: 2,
    modifiers: [{ id: "green", name: "Green", price: 5 }],
  } as never,
  product_ids: ["taco", "burrito"],
  same: true,
};
const start = startGroupPage(stored, currency);
const renamed = (draft: GroupPageDraft, name: string): GroupPageDraft => ({
  ...draft,
  group: { ...draft.group, name },
});
const withDishes = (draft: GroupPageDraft, ...dishes: string[]): GroupPageDraft => ({
  ...draft,
  dishes: new Set(dishes),
});

test("a page is changed by its fields and by its dishes, and not by how a price is written", () => {
  const [green] = start.group.modifiers;
  if (!green) throw new Error("the group has no choice");
  const written = { ...start, group: { ...start.group, modifiers: [{ ...green, price: "5" }] } };
  expect(isSameGroupPage(start, written, currency)).toBe(true);
  expect(isSameGroupPage(start, withDishes(start, "burrito", "taco"), currency)).toBe(true);
  expect(isSameGroupPage(start, withDishes(start, "taco"), currency)).toBe(false);
  expect(isSameGroupPage(start, renamed(start, "Sauces"), currency)).toBe(false);
});

test("new choices keep the id that they are sent with, and stored ones have theirs", () => {
  const modifiers = [...start.group.modifiers, { ...newModifier(), name: "Red" }];
  const draft = { ...start, group: { ...start.group, modifiers } };
  const idsOf = () => groupToSend(draft, currency).modifiers.map(({ id }) => id);
  expect(idsOf()).toEqual(["green", expect.stringMatching(/./u)]);
  expect(idsOf()).toEqual(idsOf());
});

test("a version that only this form, or only the other member, has changed is preselected", () => {
  const mine = withDishes(start, "taco");
  const theirs = renamed(start, "Sauces");
  expect(groupDifferences(start, mine, theirs)).toEqual([
    { field: "name", preselect: "theirs" },
    { field: "dishes", preselect: "mine" },
  ]);
});

test("a merge takes the chosen fields from this form and all others from the stored group", () => {
  const mine = withDishes(renamed(start, "Mine"), "taco");
  const theirs = withDishes(renamed(start, "Theirs"), "burrito");
  const merged = mergeGroups(mine, theirs, ["dishes"]);
  expect(merged.group.name).toBe("Theirs");
  expect([...merged.dishes]).toEqual(["taco"]);
});

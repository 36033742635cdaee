import { expect, test } from "vitest";
import { conflictFields, mergeVersions } from "./merge-versions.ts";

const base = { company: { name: "A", city: "Puebla" }, tip: null };
const row = (id: string, value = 1) => ({ id, value });
const lists = (one: object[], own: object[], other: object[]) => ({
  base: { coupons: one },
  mine: { coupons: own },
  theirs: { coupons: other },
});

/** The list after the preselected versions are taken. */
function merged(versions: ReturnType<typeof lists>) {
  const own = conflictFields(versions).filter(({ preselect }) => preselect === "mine");
  return mergeVersions(
    versions,
    own.map(({ key }) => key),
  ).coupons;
}

test("each field can be taken from either version, and where only one member changed it, that version is preselected", () => {
  const mine = { ...base, company: { name: "Mine", city: "Puebla" } };
  const theirs = { ...base, company: { name: "Theirs", city: "Cholula" } };
  const found = conflictFields({ base, mine, theirs });
  expect(found.map(({ path, preselect }) => [path, preselect])).toEqual([
    ["company.name", "mine"],
    ["company.city", "theirs"],
  ]);
  expect(mergeVersions({ base, mine, theirs }, ["company.name"])).toEqual({
    ...base,
    company: { name: "Mine", city: "Cholula" },
  });
});

test("rows that two members added to a list both stay", () => {
  expect(merged(lists([row("a")], [row("a"), row("b")], [row("a"), row("c")]))).toEqual([
    row("a"),
    row("c"),
    row("b"),
  ]);
});

test("a row that one member changed stays changed, and a row that the other removed is removed", () => {
  const versions = lists([row("a"), row("b")], [row("a", 2), row("b")], [row("a")]);
  expect(conflictFields(versions).map(({ row, preselect }) => [row, preselect])).toEqual([
    ["a", "mine"],
    ["b", "theirs"],
  ]);
  expect(merged(versions)).toEqual([row("a", 2)]);
});

test("special dates that two members added both stay, and one date with two versions is a choice", () => {
  const day = (date: string, name: string) => ({ date, name, hours: [] });
  const [holiday, christmas] = [day("2026-05-01", "Labour Day"), day("2026-12-25", "Christmas")];
  const mine = [holiday, christmas, day("2026-12-31", "Early end")];
  const versions = lists([holiday], mine, [holiday, day("2026-12-31", "Closed")]);
  expect(conflictFields(versions).map(({ row, preselect }) => [row, preselect])).toEqual([
    ["2026-12-31", "mine"],
    ["2026-12-25", "mine"],
  ]);
  expect(merged(versions)).toEqual([holiday, day("2026-12-31", "Early end"), christmas]);
});

test("a list keeps the order of the member who moved its rows", () => {
  const moved = [row("b"), row("a")];
  const added = [row("a"), row("b"), row("c")];
  expect(merged(lists([row("a"), row("b")], moved, added))).toEqual([...moved, row("c")]);
  expect(merged(lists([row("a"), row("b")], added, moved))).toEqual([...moved, row("c")]);
});

test("a list whose rows two members moved, or whose rows have no ids, is one field", () => {
  const rows = [row("a"), row("b"), row("c")];
  const [a, b, c] = rows as [object, object, object];
  expect(conflictFields(lists(rows, [c, b, a], [b, a, c]))).toMatchObject([{ row: null }]);
  expect(conflictFields(lists([], [{ day: 1 }], [{ day: 2 }]))).toMatchObject([{ row: null }]);
});

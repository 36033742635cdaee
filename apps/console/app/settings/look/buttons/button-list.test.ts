import { expect, test } from "vitest";
import { buttonsOf, moved, numbered, valueFor, withNewButton } from "./button-list.ts";

const formOf = (contents: unknown) => ({ get: () => contents });
const three = formOf([
  { id: "c", name: "C", order: 3 },
  { id: "a", name: "A", order: 1 },
  { id: "b", name: "B", order: 2 },
]);
const names = (contents: { name?: string | null; order?: number | null }[]) =>
  contents.map(({ name, order }) => `${name}${order}`);

test("buttons stand in their order, and know their place in the file", () => {
  expect(buttonsOf(three).map(({ key, at }) => `${key}${at}`)).toEqual(["a1", "b2", "c0"]);
  expect(buttonsOf(formOf(null))).toEqual([]);
});

test("buttons with the same id or without one have keys of their own", () => {
  const contents = [{ id: 1 }, { id: 1 }, {}, {}];
  expect(new Set(buttonsOf(formOf(contents)).map(({ key }) => key)).size).toBe(4);
});

test("a moved button gets a new number, as do those that it passes", () => {
  const items = buttonsOf(three);
  expect(names(moved(items, 2, 0))).toEqual(["C1", "A2", "B3"]);
  expect(names(moved(items, 0, 1))).toEqual(["B1", "A2", "C3"]);
  expect(names(moved(items, 0, -1))).toEqual(["A1", "B2", "C3"]);
  expect(names(numbered(items.toSpliced(0, 1)))).toEqual(["B1", "C2"]);
});

test("a new button is the last one, and on", () => {
  const added = withNewButton(buttonsOf(three)).at(-1);
  expect(added).toMatchObject({ order: 4, status: "enabled", type: "external_url" });
});

test("a text stays when the button's new type can have it", () => {
  expect(valueFor("external_url", "+52 55")).toBe("+52 55");
  expect(valueFor("wifi_network", "Casa")).toEqual({ network: "Casa", password: null });
  expect(valueFor("external_url", { network: "Casa", password: "x" })).toBe("Casa");
  expect(valueFor("menu_webapp_url", "Casa")).toBeNull();
});

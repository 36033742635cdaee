import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { type TestSheet, workbookOf } from "../../testing/workbook.ts";
import { readMenuFile } from "../read-menu-file.ts";
import { ALL_SHEETS } from "./read-workbook.ts";

const menu = menuOf({});
const read = (sheets: readonly TestSheet[], sheet?: string) =>
  readMenuFile(workbookOf(sheets), "menu.xlsx", menu, { sheet });
const dishes = async (sheets: readonly TestSheet[], sheet?: string) =>
  (await read(sheets, sheet)).products.map(({ category, name }) => `${category} / ${name}`);

const soups = {
  name: "Soups",
  rows: [
    ["name", "price"],
    ["Broth", "5"],
  ],
};
const drinks = {
  name: "Drinks",
  rows: [
    ["price", "name"],
    ["2", "Water"],
    ["cheap", "Tea"],
  ],
};
const notes = { name: "Notes", rows: [["Do not print"]] };

test("sheets with the same columns are one menu, each in the category that its name says", async () => {
  expect(await dishes([notes, soups, drinks])).toEqual([
    "Soups / Broth",
    "Drinks / Water",
    "Drinks / Tea",
  ]);
  const { sheet, faults } = await read([notes, soups, drinks]);
  expect(sheet?.names).toEqual([ALL_SHEETS, "Notes", "Soups", "Drinks"]);
  // The third line of the second sheet, counted through both.
  expect(faults).toMatchObject([{ line: 5, kind: "price", value: "cheap" }]);
  expect(sheet?.starts).toEqual([
    { name: "Soups", after: 0 },
    { name: "Drinks", after: 2 },
  ]);
});

test("of sheets with different columns the first is read, or all if they are chosen", async () => {
  const extras = {
    name: "Extras",
    rows: [
      ["name", "price", "description"],
      ["Ice", "1", ""],
    ],
  };
  expect(await dishes([soups, extras])).toEqual(["Soups / Broth"]);
  expect(await dishes([soups, extras], ALL_SHEETS)).toEqual(["Soups / Broth", "Extras / Ice"]);
  expect(await dishes([soups, extras], "Extras")).toEqual(["Extras / Ice"]);
});

test("a hidden sheet is the last to choose, and read only when it is chosen", async () => {
  const old = { ...drinks, name: "Old", hidden: true };
  const { sheet } = await read([old, soups]);
  expect(sheet?.names).toEqual(["Soups", "Old"]);
  expect(await dishes([old, soups])).toEqual(["Soups / Broth"]);
  expect(await dishes([old, soups], "Old")).toEqual(["Old / Water", "Old / Tea"]);
});

test("a category of its own cell is kept, and the name of a new sheet is no category", async () => {
  const own = {
    name: "Soups",
    rows: [
      ["category", "name", "price"],
      ["Hot", "Broth", "5"],
    ],
  };
  expect(await dishes([own])).toEqual(["Hot / Broth"]);
  expect(await dishes([{ ...soups, name: "Tabelle 1" }])).toEqual(["null / Broth"]);
});

test("hidden rows are left out and named, as their owner does not see them", async () => {
  const rows = [
    ["category", "name", "price"],
    ["A", "Soup", "5"],
    ["A", "Old soup", "4"],
  ];
  const file = await read([{ name: "Menu", rows, hiddenRows: [3] }]);
  expect(file.products.map(({ name }) => name)).toEqual(["Soup"]);
  expect(file.notes).toEqual([{ line: null, kind: "hiddenRows", value: "3" }]);
});

test.each([
  [
    "Clover's columns",
    [
      ["Category Name", "Food", "Drinks"],
      ["Items in Category", "Burger", "Cola"],
      ["", "Fries", ""],
    ],
  ],
  [
    "lines",
    [
      ["Item", "Category"],
      ["Burger", "Food"],
      ["Cola", "Drinks"],
      ["Fries", "Food"],
    ],
  ],
])("a sheet with the categories of the dishes in %s is read", async (_, rows) => {
  const dishes = [
    ["Name", "Price"],
    ["Burger", "9"],
    ["Cola", "2"],
    ["Fries", "3"],
  ];
  const file = await read([
    { name: "Items", rows: dishes },
    { name: "Categories", rows },
  ]);
  expect(file.products.map(({ category }) => category)).toEqual(["Food", "Drinks", "Food"]);
});

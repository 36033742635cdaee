import { expect, test } from "vitest";
import { rowText } from "./row-text.ts";

const rows = [
  { id: "a", name: "North" },
  { id: "b", name: "South" },
];
const lines = (list: unknown) =>
  (list as typeof rows).map(({ name }, at) => `${at + 1} ${name}`).join("\n");

test("a row has its line of the whole list, which counts the rows", () => {
  expect(rowText(rows, "b", lines)).toBe("2 South");
});

test("a row whose list is one text, or that is not there, has its own text or a dash", () => {
  expect(rowText(rows, "b", (list) => JSON.stringify(list))).toBe('[{"id":"b","name":"South"}]');
  expect(rowText(rows, "c", lines)).toBe("–");
  expect(rowText(null, "a", lines)).toBe("–");
});

test("a special date has its text by its date", () => {
  const dates = [{ date: "2026-12-25", name: "Christmas" }];
  expect(rowText(dates, "2026-12-25", lines)).toBe("1 Christmas");
});

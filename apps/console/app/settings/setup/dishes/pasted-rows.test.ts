import { expect, test } from "vitest";
import { type DishRow, newRow } from "./dish-rows.ts";
import { pasteRows } from "./pasted-rows.ts";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;
const LIST = "Tacos\nPastor $20\nPostres:\nFlan $30";
const typed = (rows: readonly DishRow[]) =>
  rows.map(({ name, price, part }) => [name, price, part?.name]);

test("a heading above the first dish of all is the name of the first part", () => {
  const empty = newRow();
  const pasted = pasteRows([empty, newRow()], empty.key, "POSTRES\nFlan $30\nNieve $25", currency);
  expect(pasted?.firstPart?.name).toBe("POSTRES");
  expect(typed(pasted?.rows ?? [])).toEqual([
    ["Flan", "$30", undefined],
    ["Nieve", "$25", undefined],
  ]);
});

test("a heading below other dishes begins a part of its own", () => {
  const [first, second] = [newRow("Agua", "10"), newRow("Pan", "5")];
  const pasted = pasteRows([first, second], second.key, "POSTRES\nFlan $30\nNieve $25", currency);
  expect(pasted?.firstPart).toBeNull();
  expect(typed(pasted?.rows ?? [])).toEqual([
    ["Agua", "10", undefined],
    ["Flan", "$30", "POSTRES"],
    ["Nieve", "$25", undefined],
    ["Pan", "5", undefined],
  ]);
});

test("a text of one line and a row that is gone are not pasted as a list", () => {
  const row = newRow();
  expect(pasteRows([row], row.key, "Flan $30", currency)).toBeNull();
  expect(pasteRows([row], "gone", LIST, currency)).toBeNull();
});

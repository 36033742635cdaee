import { readdirSync, readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { menuOf } from "../testing/menu-fixture.ts";
import { diffMenu, MAX_DISHES } from "./menu-diff.ts";
import { MAX_FILE_BYTES, readMenuFile } from "./read-menu-file.ts";

const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8("x")])));

/** The beginning of a binary `.xls` file. */
const oldWorkbook = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

test.each([
  ["a GIF", strToU8("GIF89a"), "picture"],
  ["a WebP", strToU8("RIFF0000WEBPVP8 "), "picture"],
  ["a photo of a phone", strToU8("0000ftypheic"), "picture"],
  ["a PNG", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "picture"],
  ["a PDF", strToU8("%PDF-1.7"), "document"],
  ["a text of Word", zip("word/document.xml"), "document"],
  ["a rich text", strToU8("{\\rtf1 menu}"), "document"],
  ["an archive", zip("menu.csv"), "archive"],
  ["a workbook of Numbers", zip("Index/Document.iwa"), "oldWorkbook"],
  ["a workbook of Excel until 2003", oldWorkbook, "oldWorkbook"],
])("%s with the name of a table is called what it is", async (_, bytes, kind) => {
  const { faults } = await readMenuFile(bytes, "menu.csv", menuOf({}));
  expect(faults.map((fault) => fault.kind)).toEqual([kind]);
});

test("a file that would stop the page for long is refused with its size", async () => {
  const large = await readMenuFile(new Uint8Array(MAX_FILE_BYTES + 1), "menu.csv", menuOf({}));
  expect(large.faults).toEqual([{ line: null, column: null, kind: "tooLarge", value: "21" }]);
});

test("more dishes than the server takes at once are refused with their number", async () => {
  const rows = Array.from({ length: MAX_DISHES + 1 }, (_, at) => `A,Dish ${at},5`);
  const text = strToU8(["category,name,price", ...rows].join("\n"));
  const diff = diffMenu(menuOf({}), await readMenuFile(text, "menu.csv", menuOf({})));
  expect(diff).toMatchObject({ isStopped: true, faults: [{ kind: "tooMany", value: "5001" }] });
});

test("in each language the refusal of an old workbook says how to save it", () => {
  const folder = new URL("../../i18n/messages/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== "es-MX.json");
  expect(files).toHaveLength(8);
  for (const file of files) {
    const texts = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    const text: string = texts["menu.import.fault.oldWorkbook"];
    expect(text, file).toContain("CSV");
    expect(text, file).toContain(".xlsx");
  }
});

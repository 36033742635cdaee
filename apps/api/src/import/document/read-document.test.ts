import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "comanda-read-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array) {
  const file = join(folder, name);
  await writeFile(file, content);
  return readDocument(file);
}

test("JSON and YAML give the same document, with or without a byte order mark", async () => {
  const document = { hosts: ["a.test"], ratio: 0.5, nothing: null };
  const json = JSON.stringify(document);
  expect(await read("a.json", json)).toEqual({ ok: true, document });
  expect(await read("a.JSON", `\uFEFF${json}`)).toEqual({ ok: true, document });
  expect(await read("a.yml", "hosts: [a.test]\nratio: 0.5\nnothing:\n")).toEqual({
    ok: true,
    document,
  });
});

const refused: [what: string, name: string, content: string | Uint8Array, message: RegExp][] = [
  ["a syntax error", "a.json", '{\n  "hosts": [,]\n}', /unexpected , \(line 2 column 13\)/],
  ["a comma too many", "a.json", '{\n  "a": 1,\n}', /unexpected } \(line 3 column 1\)/],
  ["a word", "a.json", '{"a": tru}', /unexpected } \(line 1 column 10\)/],
  ["a half string", "a.json", '{"a": "tru', /ends too early \(line 1 column 11\)/],
  ["a line break in a string", "a.json", '{"a":\n"x\ny"}', /\(line 2 column 3\)/],
  ["a bad escape", "a.json", '{"a": "\\u12x4"}', /unexpected x \(line 1 column 12\)/],
  ["something after the end", "a.json", "{} {}", /unexpected { \(line 1 column 4\)/],
  ["nothing", "a.json", "", /ends too early/],
  ["a repeated key", "a.json", '{"a": {"b": 1,\n "b": "x:y"}}', /twice \(line 2 column 2\)/],
  ["NUL in a text", "a.json", '{"a": ["b\\u0000"]}', /NUL/],
  ["NUL in a key", "a.json", '{"a\\u0000": 1}', /NUL/],
  ["half a surrogate pair", "a.json", '{"a": ["b\\ud83cc"]}', /half of a character/],
  ["half a surrogate pair in a key", "a.json", '{"a\\udf55": 1}', /half of a character/],
  ["endless depth", "a.json", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, /deeper/],
  ["no UTF-8", "a.json", new Uint8Array([0x7b, 0xff, 0x7d]), /UTF-8/],
  ["33 MiB", "a.json", " ".repeat(33 * 1024 * 1024), /larger than 32 MiB/],
  ["a YAML syntax error", "a.yaml", "hosts:\n  - a\n  b: 1\n", /is not YAML: .*line 3/],
  ["a repeated YAML key", "a.yaml", "a: 1\na: 2\n", /unique.*line 2 column 1/],
  ["a second YAML document", "a.yaml", "a: 1\n---\na: 2\n", /second document begins.*line 2/],
  ["not a number", "a.yaml", "a: [.nan]\n", /finite/],
  ["a list in itself", "a.yaml", "a: &a [*a, *a]\n", /holds itself/],
  ["aliases that unfold", "a.yaml", `a0: &a0 [1]\n${unfolding(9)}`, /Excessive alias/],
  [
    "a decimal comma in braces",
    "a.yaml",
    "a:\n  - {id: x, price: 6,90}\n",
    /^6,90 has a decimal comma: write 6\.90 \(line 2 column 20\)$/,
  ],
  ["a decimal comma with a zero", "a.yaml", "{price: 12,05, id: x}", /write 12\.05 /],
  ["another format", "a.txt", "{}", /must end in/],
  ["a spreadsheet", "a.csv", "name,price", /the console imports/],
  ["a workbook of Excel", "a.xlsx", "PK", /the console imports/],
];

/** Lists of nine aliases, each to the list before. */
function unfolding(levels: number): string {
  const lines = Array.from({ length: levels }, (_, at) => {
    return `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(", ")}]`;
  });
  return lines.join("\n");
}

test.each(refused)("%s is refused", async (_, name, content, message) => {
  const result = await read(name, content);
  const faults = result.ok ? [] : result.faults;
  expect(faults.map((fault) => fault.message)).toContainEqual(expect.stringMatching(message));
});

test("a missing file and a folder are refused", async () => {
  expect(await readDocument(join(folder, "none.json"))).toMatchObject({ ok: false });
  expect(await readDocument(folder)).toMatchObject({ ok: false });
});

test("text in a string that looks like a repeated key is accepted", async () => {
  const document = { a: 'b": {"a": 1, "a": 2', "b:\\": ["a:", '"', "\\"] };
  expect(await read("a.json", JSON.stringify(document))).toEqual({ ok: true, document });
});

test("a field of YAML may have a number as its name", async () => {
  const document = { stock: 6, 90: null };
  expect(await read("a.yaml", "stock: 6\n90:\n")).toEqual({ ok: true, document });
  expect(await read("a.yaml", "{stock: six, 90: }")).toMatchObject({ ok: true });
});

test("a very long text is read", async () => {
  const document = { note: 'x\\"'.repeat(3_000_000) };
  expect(await read("a.json", JSON.stringify(document))).toEqual({ ok: true, document });
});

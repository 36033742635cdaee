import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const docs = path.join(root, "docs");
const text = readFileSync(path.join(docs, "conformance.md"), "utf8");

/** A row of a table, by its cells. */
type Cells = string[];

const tables: Cells[] = text
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split(/(?<!\\)\|/u).slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim().replaceAll("\\|", "|")));

const rows = tables.filter(([number = ""]) => /^\d+\.\d+$/u.test(number));

/** The abbreviations of paths: `app/` is `apps/storefront/app/`. */
const pathPrefixes = tables.flatMap(([from = "", to = ""]) =>
  /^`\w+\/`$/u.test(from) ? [[from.slice(1, -1), to.slice(1, -1)] as const] : [],
);

function fullPath(file: string): string {
  const [from, to] = pathPrefixes.find(([prefix]) => file.startsWith(prefix)) ?? ["", ""];
  return path.join(root, to + file.slice(from.length));
}

/** Returns the files that a cell names, each with the test titles after it. */
function filesAndTitles(cell: string): { file: string; titles: string[] }[] {
  const found: { file: string; titles: string[] }[] = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|"((?:[^"\\]|\\.)+)"/gu)) {
    if (file) found.push({ file, titles: [] });
    else if (title) found.at(-1)?.titles.push(title);
  }
  return found;
}

/** Returns whether the file has a test with this title, as it is written in the source. */
function hasTest(source: string, title: string): boolean {
  return ['"', "'", "`"].some((quote) =>
    new RegExp(`\\(\\s*${RegExp.escape(quote + title + quote)},`, "u").test(source),
  );
}

test("the rows of each point are numbered without a gap", () => {
  expect(pathPrefixes).toHaveLength(7);
  const numbers = rows.map(([number]) => number);
  const points = Map.groupBy(numbers, (number) => Number(number?.split(".")[0]));
  expect([...points.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  const counted = [...points].flatMap(([point, of]) =>
    of.map((_, index) => `${point}.${index + 1}`),
  );
  expect(numbers).toEqual(counted);
});

test("every row names a demand, its files and its tests, or is marked as a gap", () => {
  const empty = rows.filter(([, demand = "", where = "", shown = ""]) => {
    const isShown = filesAndTitles(shown).length > 0 || shown.includes("](decisions/");
    return (
      !demand || filesAndTitles(where).length === 0 || !(isShown || shown.startsWith("**gap**"))
    );
  });
  expect(empty).toEqual([]);
});

test("every named file exists", () => {
  const files = rows.flatMap(([, , where = "", shown = ""]) => filesAndTitles(`${where} ${shown}`));
  expect(files.length).toBeGreaterThan(rows.length);
  expect(files.map(({ file }) => file).filter((file) => !existsSync(fullPath(file)))).toEqual([]);
});

test("every title is a test of its file, and every test file has a title", () => {
  const wrong = rows.flatMap(([number, , , shown = ""]) =>
    filesAndTitles(shown).flatMap(({ file, titles }) => {
      const source = existsSync(fullPath(file)) ? readFileSync(fullPath(file), "utf8") : "";
      if (titles.length === 0 && /\.(?:test|spec)\.tsx?$/u.test(file)) return [[number, file]];
      return titles.filter((title) => !hasTest(source, title)).map((title) => [number, title]);
    }),
  );
  expect(wrong).toEqual([]);
});

test("every named decision exists", () => {
  const links = Array.from(text.matchAll(/\]\(([^)]+\.md)\)/gu), ([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(path.join(docs, link)))).toEqual([]);
});

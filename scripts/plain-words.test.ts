import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

/** Words that made comments, titles and documents hard to read. */
const AVOIDED_WORDS = /\b(?:told|whoever|anew|thereby)\b/iu;

const SOURCES = [
  "*.{md,ts,mjs,json}",
  ".*.mjs",
  "{apps,packages,e2e,bench,trials,tour,scripts,demo}/**/*.{ts,tsx,mjs,css,json,sql,grit,md}",
  "docs/**/*.md",
];

const EXCLUDED = [
  "**/node_modules",
  "**/{build,.react-router,test-results}",
  "**/package-lock.json",
  // The texts of customers and owners: messages and restaurants.
  "apps/storefront/app/i18n/messages",
  "apps/console/app/i18n/messages",
  "demo/*/company.json",
  "scripts/plain-words.test.ts",
];

/** Returns the lines of a text with an avoided word, as `file:line`. */
function linesWithAvoidedWords(file: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) => (AVOIDED_WORDS.test(line) ? [`${file}:${index + 1}`] : []));
}

test("an avoided word is found with its line", () => {
  expect(linesWithAvoidedWords("a.ts", "// Plain.\n// Whoever asks is refused.")).toEqual([
    "a.ts:2",
  ]);
  expect(linesWithAvoidedWords("a.ts", "// An untold number of retold stories.")).toEqual([]);
});

test("code, tests and documents use no avoided word", () => {
  const files = globSync(SOURCES, { cwd: repositoryRoot, exclude: EXCLUDED });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    linesWithAvoidedWords(file, readFileSync(path.join(repositoryRoot, file), "utf8")),
  );
  expect(found).toEqual([]);
});

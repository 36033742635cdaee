import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

/** Words that made comments, titles and documents hard to read. */
const RIDDLING_WORDS = /\b(?:told|whoever|anew|thereby)\b/iu;

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

/** Texts in code that owners, operators and readers of the API's documentation read. */
const allowedTexts: Record<string, readonly string[]> = {
  "apps/api/src/import/rules/delivery-warnings.ts": ["no distance can be told"],
  "apps/server/src/commands/order-commands.ts": ['"what the customer is told"'],
  "apps/server/src/config/secret-key.ts": ["remove it to have it made anew"],
  "packages/contract/src/openapi/call-docs.ts": ["is rated by whoever has its id"],
};

/** Returns the lines of a text with a riddling word, as `file:line`. */
function riddlingLines(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const checkedText = (allowedTexts[file] ?? []).reduce(
      (rest, allowed) => rest.replace(allowed, ""),
      line,
    );
    return RIDDLING_WORDS.test(checkedText) ? [`${file}:${index + 1}`] : [];
  });
}

test("a riddling word is found with its line, except in an allowed text", () => {
  expect(riddlingLines("a.ts", "// Plain.\n// Whoever asks is refused.")).toEqual(["a.ts:2"]);
  expect(riddlingLines("a.ts", "// An untold number of retold stories.")).toEqual([]);
  const file = "packages/contract/src/openapi/call-docs.ts";
  expect(riddlingLines(file, "An order is rated by whoever has its id.")).toEqual([]);
  expect(riddlingLines(file, "// Whoever has its id rates it.")).toEqual([`${file}:1`]);
});

test("code, tests and documents use none of the riddling words", () => {
  const files = globSync(SOURCES, { cwd: repositoryRoot, exclude: EXCLUDED });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    riddlingLines(file, readFileSync(path.join(repositoryRoot, file), "utf8")),
  );
  expect(found).toEqual([]);
});

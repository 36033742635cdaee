import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), "utf8");

/** The breakpoints of the theme. Tailwind makes no rule, and gives no warning, for another one. */
const breakpoints = [
  ...read("packages/ui/src/styles/theme.css").matchAll(/--breakpoint-(?<name>[a-z0-9]+):/gu),
].map(({ groups }) => groups?.name);

const BREAKPOINT_CLASS = /(?<=["'`\s:])(?:max-)?(?<name>\d?xs|sm|md|lg|\d?xl):[a-z[-]/gu;

/** Returns the breakpoints of the classes in a source that the theme lacks. */
const unknownIn = (source: string) =>
  [...source.matchAll(BREAKPOINT_CLASS)]
    .map(({ groups }) => groups?.name)
    .filter((name) => !breakpoints.includes(name));

test("a breakpoint that the theme lacks is found", () => {
  expect(unknownIn(`<dl className="grid sm:grid-cols-2 lg:grid-cols-4">`)).toEqual(["sm"]);
  expect(unknownIn(`<dl className="max-md:flex dark:md:hidden dark:max-xl:hidden">`)).toEqual([
    "xl",
  ]);
});

test("classes name only breakpoints that the theme has", () => {
  expect(breakpoints).toEqual(["md", "lg"]);
  const files = globSync("{apps/*/app,packages/ui/src}/**/*.{ts,tsx,css}", { cwd: repositoryRoot });
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.map((file) => [file, unknownIn(read(file))] as const);
  expect(wrong.filter(([, names]) => names.length > 0)).toEqual([]);
});

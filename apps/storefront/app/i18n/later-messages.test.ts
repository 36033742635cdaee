import { posix } from "node:path";
import { expect, test } from "vitest";
import { messagePart } from "./message-parts.ts";
import english from "./messages/en.json";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.*", "!../**/*.server.*"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const sourceOf = (file: string) => sources[file] ?? "";

const laterKeys = Object.keys(english).filter((key) => messagePart(key) === "later");

/** The routes whose messages come before them: the list in `lazy-pages.ts`. */
const [, laterRoutes = ""] =
  /LATER_MESSAGE_ROUTES = \[([^\]]*)\]/u.exec(sourceOf("../lazy/lazy-pages.ts")) ?? [];
const isLaterRoute = (file: string) => laterRoutes.includes(`"${file.slice(3, -4)}"`);

/** The code that the browser runs before it has the later messages begins here. */
const firstFiles = Object.keys(sources).filter(
  (file) =>
    /^\.\.\/(?:routes\/[\w-]+|root|entry\.client)\.tsx$/u.test(file) &&
    !isLaterRoute(file) &&
    // The cart on the menu is no route.
    !/\/cart-(?:on-menu|with-checkout)\.tsx$/u.test(file),
);

/** Imports of values, of an effect, and of code that is loaded later. */
const IMPORT =
  /(?:^(?:import|export) (?!type )(?:[^";]* from )?|(?<wrap>withLaterMessages\(\s*async \(\) =>\s*\(await )?\bimport\()"(?<to>\.[^"]+)"/gmu;

/**
 * Returns the files that a file runs before the later messages are there: all that it imports without
 * waiting for them.
 */
function earlyImports(file: string): string[] {
  return [...sourceOf(file).matchAll(IMPORT)].flatMap(({ groups }) =>
    groups?.wrap || !groups?.to ? [] : posix.join(posix.dirname(file), groups.to),
  );
}

test("code that runs before the later messages are loaded uses none of them", () => {
  const early = new Set(firstFiles);
  // A set's values may grow while they are read.
  for (const file of early) for (const each of earlyImports(file)) early.add(each);
  expect(early.size).toBeGreaterThan(100);
  const tooEarly = [...early].flatMap((file) =>
    laterKeys.filter((key) => sourceOf(file).includes(`"${key}"`)).map((key) => `${file}: ${key}`),
  );
  expect(tooEarly).toEqual([]);
});

test.each(Object.keys(sources).filter(isLaterRoute))("%s fetches the later messages", (file) => {
  expect(sourceOf(file)).toContain("i18n/fetch-later-messages.ts");
});

test("no module waits while it is evaluated: in WebKit its importers may be evaluated before it", () => {
  const waiting = Object.entries(sources).filter(([, source]) =>
    /^(?:(?:export )?(?:const|let) [^;]*? = |if \(.*\) |for )?await\b/mu.test(source),
  );
  expect(waiting.map(([file]) => file)).toEqual([]);
});

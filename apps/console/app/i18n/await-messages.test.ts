import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { messagePart } from "./message-part.ts";
import english from "./messages/en.json";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.*", "!../**/*.server.*", "!../**/testing/**"],
  { query: "?raw", import: "default", eager: true },
);
const files = new Map(
  Object.entries(sources).map(([file, source]) => [join("app/i18n", file), source]),
);

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"(?<path>\.[^"]+)"/gmu;
const lazyImport = /\bimport\("(?<path>\.[^"]+)"\)/gu;

function importsOf(file: string, pattern: RegExp): string[] {
  const found = files.get(file)?.matchAll(pattern) ?? [];
  return [...found].map(({ groups }) => join(dirname(file), groups?.path ?? ""));
}

/** Returns the files that can be reached from `start`; `follow` names where each leads. */
function reach(start: readonly string[], follow: (file: string) => readonly string[]): string[] {
  const seen = new Set(start);
  for (const file of seen) for (const next of follow(file)) if (files.has(next)) seen.add(next);
  return [...seen];
}

const staticImports = (file: string) => importsOf(file, staticImport);

/** A module is evaluated after all that it imports, so it waits for the messages as they do. */
const waitsFor = (part: string, file: string) =>
  reach([file], staticImports).includes(`app/i18n/await-${part}-messages.ts`);

const entries = [...files.keys()].filter((file) => /^app\/(?:root\.tsx|routes\/)/u.test(file));

test.each(["people", "office"] as const)(
  "code that uses messages of the part %s runs only after they are loaded",
  (part) => {
    const keys = Object.keys(english).filter((key) => messagePart(key) === part);
    expect(keys.length).toBeGreaterThan(50);
    const early = reach(entries, (file) =>
      waitsFor(part, file) ? [] : [...staticImports(file), ...importsOf(file, lazyImport)],
    ).filter((file) => !waitsFor(part, file));
    expect(early.length).toBeGreaterThan(50);
    const tooEarly = early.flatMap((file) =>
      keys.filter((key) => files.get(file)?.includes(`"${key}"`)).map((key) => `${file}: ${key}`),
    );
    expect(tooEarly).toEqual([]);
  },
);

test("code that is loaded beside other code waits for its messages in WebKit too", () => {
  const waits = (file: string) => waitsFor("people", file) || waitsFor("office", file);
  const lazy = [...files.keys()].filter((file) => importsOf(file, lazyImport).some(waits));
  expect(lazy.length).toBeGreaterThan(4);
  expect(lazy.filter((file) => !files.get(file)?.includes("withMessages("))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

/** The variables that a file reads, also in the short form of Tailwind: `pb-(--chip)`. */
const READ = /\(\s*(--[a-z][\w-]*)/gu;
/** Those that it sets: in a stylesheet, in an object or class, or by `setProperty`. */
const SET = /(--[a-z][\w-]*)(?:["'`\]]?\s*:|["'`]\s*,)/gu;

/** Returns the variables that are read and never set, each with a file that reads it. */
function findUnset(files: readonly (readonly [name: string, text: string])[]) {
  const set = new Set(files.flatMap(([, text]) => [...text.matchAll(SET)].map(([, name]) => name)));
  const read = files.flatMap(([file, text]) =>
    [...text.matchAll(READ)].map(([, name]) => [name, file] as const),
  );
  return [...new Map(read.filter(([name]) => !set.has(name)))];
}

test("a variable of the stylesheets that nothing sets is found, however it is read", () => {
  const css = [
    "a.css",
    ":root { --ink: #000 } p { color: var(--ink); border: 1px solid var(--inc) }",
  ];
  const tsx = [
    "b.tsx",
    `<p className="pb-(--gap,0px)" style={{ "--w": "1px" }} />; set("--gap", "1px")`,
  ];
  expect(findUnset([css, tsx] as [string, string][])).toEqual([["--inc", "a.css"]]);
});

// A declaration with an unset variable is void: a line is not drawn, a colour is inherited.
test("every variable that the pages of guests and staff read is set somewhere", () => {
  const names = globSync("{apps/{storefront,console}/app,packages/ui/src}/**/*.{css,ts,tsx}", {
    cwd: repositoryRoot,
  });
  expect(names).toContain(path.join("apps", "storefront", "app", "theme", "menu.css"));
  const files = names.map(
    (name) => [name, readFileSync(path.join(repositoryRoot, name), "utf8")] as const,
  );
  expect(findUnset(files)).toEqual([]);
});

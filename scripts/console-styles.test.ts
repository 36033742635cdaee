import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { reachOf } from "./lib/style-owners.ts";
import { repositoryRoot } from "./testing/temporary-repository.ts";

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot }).map((file) => path.join(repositoryRoot, file));

/** Returns the path of a stylesheet that a file imports. */
function resolveStyles(from: string, specifier: string): string {
  return createRequire(from).resolve(specifier);
}

/** Returns the stylesheets that a module imports. They come and stay with the page that draws with it. */
function stylesOf(module: string): string[] {
  const { staticImports } = parseSync(module, readFileSync(module, "utf8")).module;
  return staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => specifier.endsWith(".css"))
    .map((specifier) => resolveStyles(module, specifier));
}

/** Returns the stylesheets by path with what they reach, and those that they import. */
function readStyles(files: readonly string[]) {
  const read = new Map<string, ReturnType<typeof reachOf>>();
  const add = (file: string) => {
    if (read.has(file)) return;
    const reach = reachOf(file, readFileSync(file, "utf8"));
    read.set(file, reach);
    for (const imported of reach.imports) add(resolveStyles(file, imported));
  };
  for (const file of files) add(file);
  return read;
}

const sharedStyles = filesOf("{apps/console/app/theme,packages/ui/src/styles}/*.css");
const pageStyles = readStyles(
  filesOf("{apps/console/app,packages/ui/src}/**/*.tsx").flatMap(stylesOf),
);
const nameOf = (file: string) => path.relative(repositoryRoot, file);

test("the styles of a page of the console reach no other page, where they stay in the document", () => {
  const names = [...pageStyles.keys()].map(nameOf);
  expect(names).toContain("apps/console/app/printing/ticket-paper.css");
  expect(names).toContain("node_modules/leaflet/dist/leaflet.css");
  const unowned = [...pageStyles].map(([file, reach]) => [nameOf(file), reach.unowned] as const);
  expect(unowned.filter(([, selectors]) => selectors.length > 0)).toEqual([]);
});

test("no two stylesheets of the console style the same class or set the same property for all", () => {
  const shared = sharedStyles.flatMap((file) => [
    ...reachOf(file, readFileSync(file, "utf8")).names,
  ]);
  const owners = new Map([...new Set(shared)].map((name) => [name, ["the shared styles"]]));
  for (const [file, { names }] of pageStyles)
    for (const name of names) owners.set(name, [...(owners.get(name) ?? []), nameOf(file)]);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});

test("styles without a class of their own are found in layers, media queries and lists", () => {
  const { unowned, names } = reachOf(
    "page.css",
    `@layer components { h2 { color: red } .own h2 { color: red } }
     :root { --own-size: 1px }
     @media print {
       body:has(.own) nav { display: none }
       :is(.own, table) td { padding: 0 }
       main:not(.own) { padding: 0 }
     }
     @page { margin: 1mm }
     @page own { margin: 1mm }`,
  );
  expect(unowned).toEqual(["h2", ":is td", "main:not", "@page"]);
  expect([...names]).toEqual(["own", "--own-size"]);
});

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { folderCircles } from "./lib/folder-circles.ts";
import { repositoryRoot } from "./testing/temporary-repository.ts";

const MAX_FILES_PER_FOLDER = 25;

const sources = globSync("{apps,packages,e2e,bench,trials,tour,scripts,demo}/**/*.{ts,tsx,mjs}", {
  cwd: repositoryRoot,
  exclude: ["**/node_modules", "**/build", "**/.react-router"],
}).filter((file) => !/\.test\.tsx?$|\/testing\//u.test(file));

/** Returns the file that an import resolves to; undefined outside the repository. */
function resolveImport(from: string, specifier: string): string | undefined {
  const [, name = "", rest = ""] = /^@comanda\/([^/]+)\/(.+)$/u.exec(specifier) ?? [];
  if (name === "storefront" || name === "console") return `apps/${name}/${rest}`;
  if (name === "ui") return `packages/ui/${rest.startsWith("vite/") ? "" : "src/"}${rest}`;
  if (name) return `${name === "api" ? "apps" : "packages"}/${name}/src/${rest}.ts`;
  if (!specifier.startsWith(".")) return undefined;
  return path.posix.join(path.posix.dirname(from), specifier);
}

/** Returns all imports of a file, also type-only and dynamic ones. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(repositoryRoot, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map((entry) => entry.moduleRequest?.value ?? ""),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return specifiers.flatMap((specifier) => resolveImport(file, specifier) ?? []);
}

test("a circle of folders is found although no two of its files import each other", () => {
  const imports = new Map([
    ["apps/api/src/orders/a.ts", ["apps/api/src/payments/b.ts"]],
    ["apps/api/src/payments/b.ts", []],
    ["apps/api/src/payments/c.ts", ["apps/api/src/orders/d.ts", "apps/api/src/db/e.ts"]],
    ["apps/api/src/orders/inner/f.ts", ["apps/api/src/orders/a.ts"]],
    ["apps/server/src/g.ts", ["apps/api/src/orders/a.ts"]],
  ]);
  expect(folderCircles(imports)).toEqual([["apps/api/src/orders", "apps/api/src/payments"]]);
});

test("no folders import each other in a circle", () => {
  const imports = new Map(sources.map((file) => [file, importsOf(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(sources.length);
  expect(folderCircles(imports)).toEqual([]);
});

test(`no folder holds more than ${MAX_FILES_PER_FOLDER} files besides tests`, () => {
  const byFolder = Map.groupBy(sources, (file) => path.posix.dirname(file));
  const full = [...byFolder].filter(([, files]) => files.length > MAX_FILES_PER_FOLDER);
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

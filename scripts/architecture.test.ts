import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

/** Table rows, list items and paragraphs. In each, a path may be relative to a folder named before it. */
function blocksOf(document: string): string[] {
  const text = readFileSync(path.join(repositoryRoot, document), "utf8");
  return text.replaceAll(/```.*?```/gsu, "").split(/\n(?=\n|\||- |\d\. )/u);
}

/**
 * Returns the paths that a block names: with a folder or a file extension, and not starting with `/`.
 */
function pathsIn(block: string): string[] {
  const quoted = Array.from(block.matchAll(/`([^`\s]+)`/gu), ([, found = ""]) => found);
  return quoted.filter(
    (found) => !found.startsWith("/") && /\/|\.(?:[cm]?[jt]sx?|json|css)$/u.test(found),
  );
}

/** Without the packages, which have many more files than the repository. */
const search = { cwd: repositoryRoot, exclude: ["**/node_modules", "**/build", ".git"] };

function exists(file: string): boolean {
  if (file.includes("*")) return globSync(file.replace("*", "**/*"), search).length > 0;
  return existsSync(path.join(repositoryRoot, file));
}

/**
 * Returns the paths of a block that do not exist, neither from the root nor from a folder named before
 * them.
 */
function brokenPaths(block: string): string[] {
  const folders = [""];
  return pathsIn(block).filter((file) => {
    const found = folders.map((folder) => path.join(folder, file)).find(exists);
    if (found) folders.push(found, `${found}/src`, `${found}/app`);
    return !found;
  });
}

test.each([
  ["docs/architecture.md", 80],
  ["docs/glossary.md", 50],
])("every path that %s names exists", (document, atLeast) => {
  const blocks = blocksOf(document);
  expect(blocks.flatMap(pathsIn).length).toBeGreaterThan(atLeast);
  expect(blocks.flatMap(brokenPaths)).toEqual([]);
});

test("a path is resolved from the root and from the folders named before it", () => {
  expect(brokenPaths("`packages/domain` holds `orders/status.ts` and `*.test.ts`")).toEqual([]);
  expect(brokenPaths("`orders/status.ts` stands in `packages/domain`")).toEqual([
    "orders/status.ts",
  ]);
  expect(brokenPaths("`packages/nowhere`, at `/ms-orders/public`")).toEqual(["packages/nowhere"]);
});

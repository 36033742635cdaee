import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../packages/contract/src");

/** The code of a module and of all that it imports, without types; comments are still in it. */
function codeFrom(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const code = stripTypeScriptTypes(readFileSync(file, "utf8"));
  const imported = [...code.matchAll(/(?:\bfrom|^import) "(?<from>[^"]+)";/gm)];
  const below = imported.map(({ groups: { from = "" } = {} }) => {
    if (!from.startsWith("./")) throw new Error(`the client carries the package ${from}`);
    return codeFrom(path.join(folder, from), seen);
  });
  return [...below, code].join("\n");
}

test("the contract's client is under 5 kB (brotli) on its way to the browser, and carries no package", () => {
  const code = codeFrom(path.join(folder, "client.ts"));
  expect(code).toContain("/public/companies/{companyId}");
  expect(brotliCompressSync(code).length).toBeLessThan(5_000);
});

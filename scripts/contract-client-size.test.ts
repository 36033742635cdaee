import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../packages/contract/src");

/** Returns the code of a module and all its imports, without types and with comments. */
function codeFrom(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const code = stripTypeScriptTypes(readFileSync(file, "utf8"));
  const imports = [...code.matchAll(/(?:\bfrom|^import) "(?<from>[^"]+)";/gm)];
  const imported = imports.map(({ groups: { from = "" } = {} }) => {
    if (!from.startsWith(".")) throw new Error(`the client imports the package ${from}`);
    return codeFrom(path.join(path.dirname(file), from), seen);
  });
  return [...imported, code].join("\n");
}

test("the contract's client is under 5 kB (brotli) and imports no package", () => {
  const code = codeFrom(path.join(folder, "calls/api-client.ts"));
  expect(code).toContain("/public/companies/{companyId}");
  expect(brotliCompressSync(code).length).toBeLessThan(5_000);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

type LockedPackage = { optionalDependencies?: Record<string, string> };

/**
 * npm leaves a platform's package out of the lockfile when the registry's mirror lacks it. `npm ci`
 * then refuses the lockfile, and `npm start` on that platform builds without its compiler.
 */
test("the lockfile names the native packages of every platform", async () => {
  const text = await readFile(new URL("../package-lock.json", import.meta.url), "utf8");
  const packages = (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages;
  const locked = new Set(Object.keys(packages).map((key) => key.split("node_modules/").at(-1)));
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => /darwin|linux|win32/u.test(name) && !locked.has(name));
  expect(missing).toEqual([]);
});

import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTemporaryRepository,
  repositoryRoot,
  runToolForReport,
} from "./testing/temporary-repository.ts";

type Report = { diagnostics: { category: string; location: { path: string } }[] };

const SQL = 'export const all = (db: Database) => db.selectFrom("orders");';

/** A file, its code, and the lint rule that it breaks; null when it breaks none. */
const cases: [file: string, code: string, complaint: string | null][] = [
  ["packages/domain/src/a.ts", "export const a: any = 1;", "lint/suspicious/noExplicitAny"],
  ["packages/domain/src/B.ts", "export const a = 1;", "lint/style/useFilenamingConvention"],
  ["packages/domain/src/c.ts", 'export { a } from "./a.ts";', "lint/performance/noBarrelFile"],
  ["packages/domain/src/d.ts", "export const d = [1][0]!;", "lint/style/noNonNullAssertion"],
  ["apps/api/src/a.ts", "console.log(1);", "lint/suspicious/noConsole"],
  ["apps/api/src/b.ts", "export const a = process.env.PORT;", "lint/style/noProcessEnv"],
  ["apps/api/src/c.ts", SQL, "plugin"],
  ["apps/api/src/c.store.ts", SQL, null],
  ["apps/api/src/d.ts", "export const d = (a: number) => ({ b: 1, ...{ a } });", "plugin"],
  ["apps/storefront/app/a.tsx", "export const A = () => <b>Menu</b>;", "lint/style/noJsxLiterals"],
  [
    "apps/storefront/app/b.tsx",
    'export const A = () => <b className="ml-2" />;',
    "lint/nursery/noTailwindRestrictedClasses",
  ],
  [
    "apps/storefront/app/c.tsx",
    'export const A = () => <b className="text-red-500" />;',
    "lint/nursery/noTailwindRawColors",
  ],
  ["apps/storefront/app/f.tsx", "export const F = (a: object) => <b {...{ a }} />;", "plugin"],
  [
    "apps/storefront/app/g.tsx",
    'export const G = () => <b className="flex min-h-0 flex-1 flex-col" />;',
    "plugin",
  ],
  [
    "apps/storefront/app/h.tsx",
    'export const H = () => <b className="flex min-h-0 flex-auto flex-col" />;',
    null,
  ],
  ["apps/storefront/app/d.tsx", "export const A = () => <button />;", "lint/a11y/useButtonType"],
  ["apps/storefront/app/e.css", ".a { margin-left: 4px; }", "lint/nursery/useLogicalProperties"],
];

let repository = "";
const complaints = new Map<string, string[]>();

/** Runs the real linter with the real rules over the cases. */
beforeAll(async () => {
  repository = await createTemporaryRepository(Object.fromEntries(cases));
  for (const file of ["biome.json", ".gitignore", "scripts/lint"]) {
    await cp(path.join(repositoryRoot, file), path.join(repository, file), { recursive: true });
  }
  const args = ["lint", "--reporter=json", "apps", "packages"];
  const { diagnostics } = await runToolForReport<Report>(
    repository,
    "@biomejs/biome/bin/biome",
    args,
  );
  for (const { category, location } of diagnostics) {
    complaints.set(location.path, [...(complaints.get(location.path) ?? []), category]);
  }
});
afterAll(() => rm(repository, { recursive: true }));

test.each(cases)("%s: %s", (file, _code, complaint) => {
  expect(complaints.get(file) ?? []).toEqual(complaint ? [complaint] : []);
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { changedJourneys } from "./lib/changed-journeys.mjs";

const root = path.join(import.meta.dirname, "..");

test.each([
  [["docs/architecture.md", "scripts/test.mjs"], []],
  [["apps/storefront/app/features/cart/cart-page.tsx"], ["e2e/cart/"]],
  [["apps/storefront/app/features/cart/cart-page.test.tsx"], []],
  [["apps/api/src/app.ts", "packages/domain/src/money/cents.ts"], ["e2e/ordering/"]],
  [["e2e/menu/menu-page.spec.ts"], ["e2e/menu/menu-page.spec.ts"]],
  [["e2e/support/test.ts", "e2e/menu/menu-page.spec.ts"], ["e2e"]],
  [["playwright.config.ts"], ["e2e"]],
] as const)("a change of %j runs the journeys %j", (files, journeys) => {
  expect(changedJourneys([...files])).toEqual(journeys);
});

test("a changed spec is not listed when its whole folder runs", () => {
  const files = ["apps/storefront/app/features/cart/cart-page.tsx", "e2e/cart/cart-page.spec.ts"];
  expect(changedJourneys(files)).toEqual(["e2e/cart/"]);
});

test("every source folder and every journey folder of the table exists", () => {
  const source = readFileSync(path.join(root, "scripts/lib/changed-journeys.mjs"), "utf8");
  const folders = [...source.matchAll(/\["((?:apps|packages)\/[^"]+)"/gu)].map(([, name]) => name);
  expect(folders.length).toBeGreaterThan(20);
  const missing = folders.filter((name = "") => {
    const folder = path.join(root, name.endsWith("/") ? name : path.dirname(name));
    return !existsSync(folder);
  });
  expect(missing).toEqual([]);
  const changed = folders.map((folder) => `${folder}x.ts`);
  const missingJourneys = changedJourneys(changed).filter(
    (folder: string) => !existsSync(path.join(root, folder)),
  );
  expect(missingJourneys).toEqual([]);
});

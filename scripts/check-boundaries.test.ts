import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiCases } from "./testing/boundary-cases/api-cases.ts";
import type { BoundaryCase } from "./testing/boundary-cases/boundary-case.ts";
import { consoleCases } from "./testing/boundary-cases/console-cases.ts";
import { packageCases } from "./testing/boundary-cases/package-cases.ts";
import { storefrontCases } from "./testing/boundary-cases/storefront-cases.ts";
import {
  createTemporaryRepository,
  repositoryRoot,
  runToolForReport,
} from "./testing/temporary-repository.ts";

type Report = {
  summary: {
    violations: { from: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
};

/** The modules of the temporary repository, for the cases to import. */
const modules = [
  "packages/domain/src/money/cents.ts",
  "packages/domain/src/cart/lines.ts",
  "packages/contract/src/calls/api-client.ts",
  "packages/contract/src/orders/order.ts",
  "packages/places/src/providers/search-provider.ts",
  "apps/api/src/app.ts",
  "apps/api/src/db/connect/open-database.ts",
  "apps/api/src/http/answer-problem.ts",
  "apps/api/src/order-calls/orders.routes.ts",
  "apps/api/src/order-calls/submit-order.ts",
  "apps/api/src/orders/orders.store.ts",
  "apps/api/src/payments/payments.store.ts",
  "apps/api/src/testing/make.ts",
  "apps/server/src/main.ts",
  "apps/storefront/app/config.server.ts",
  "apps/storefront/app/company/company.ts",
  "apps/storefront/app/features/checkout/checkout.tsx",
  "apps/storefront/app/features/checkout/summary/summary.tsx",
  "apps/storefront/app/features/menu/menu.tsx",
  "apps/storefront/app/i18n/text.ts",
  "apps/storefront/app/page/footer.tsx",
  "apps/storefront/app/routes/cart.tsx",
  "packages/ui/src/controls/button.tsx",
  "apps/console/app/board/board.tsx",
  "apps/console/app/i18n/text.ts",
  "apps/console/app/layout/top-bar.tsx",
  "apps/console/app/server/account.server.ts",
  "apps/console/app/team/team.tsx",
  "e2e/menu/menu.spec.ts",
  "e2e/support/customer/customer-page.ts",
  "tour/visitor/visitor.ts",
  "trials/support/trial.ts",
];
const packages = ["@date-fns/tz", "@turf/distance", "hono", "kysely", "pg", "sharp", "valibot"];

const cases: BoundaryCase[] = [...packageCases, ...storefrontCases, ...consoleCases, ...apiCases];

let repository = "";
let rules: string[] = [];
const broken = new Map<string, Set<string>>();

/** Runs the real tool with the real rules over the cases. */
beforeAll(async () => {
  repository = await createTemporaryRepository({
    ...Object.fromEntries(modules.map((file) => [file, "export {};"])),
    ...Object.fromEntries(packages.map((name) => [`node_modules/${name}/index.js`, ""])),
    ...Object.fromEntries(cases),
  });
  await linkWorkspaces();
  const { violations, ruleSetUsed } = await cruise();
  rules = ruleSetUsed.forbidden.map(({ name }) => name);
  for (const { from, rule } of violations) {
    broken.set(from, (broken.get(from) ?? new Set()).add(rule.name));
  }
});
afterAll(() => rm(repository, { recursive: true }));

test.each(cases)("%s with the code %s breaks the rules %s", (file, _code, breaks) => {
  expect([...(broken.get(file) ?? [])].sort().join(" ")).toBe(breaks ?? "");
});

test("every boundary rule is broken by a case", () => {
  const brokenRules = new Set(cases.flatMap(([, , breaks]) => breaks?.split(" ") ?? []));
  expect(rules.filter((name) => !brokenRules.has(name))).toEqual([]);
});

/** Links `@comanda/…` in node_modules to the workspaces, as npm does. */
async function linkWorkspaces(): Promise<void> {
  const links = path.join(repository, "node_modules/@comanda");
  await mkdir(links);
  for (const workspace of [
    "packages/domain",
    "packages/contract",
    "packages/ui",
    "apps/api",
    "apps/storefront",
    "apps/console",
  ]) {
    await cp(
      path.join(repositoryRoot, workspace, "package.json"),
      path.join(repository, workspace, "package.json"),
    );
    await symlink(path.join(repository, workspace), path.join(links, path.basename(workspace)));
  }
}

async function cruise(): Promise<Report["summary"]> {
  const config = path.join(repositoryRoot, ".dependency-cruiser.mjs");
  const args = ["--config", config, "--output-type", "json", "apps", "packages", "scripts", "e2e"];
  const tool = "dependency-cruiser/bin/dependency-cruiser.mjs";
  return (await runToolForReport<Report>(repository, tool, args)).summary;
}

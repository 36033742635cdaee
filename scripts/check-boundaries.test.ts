import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  "apps/api/src/placement/orders.routes.ts",
  "apps/api/src/placement/submit-order.ts",
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
  "e2e/menu/menu.spec.ts",
  "e2e/support/customer/customer-page.ts",
  "tour/visitor/visitor.ts",
  "trials/support/trial.ts",
];
const packages = ["@date-fns/tz", "@turf/distance", "hono", "kysely", "pg", "sharp", "valibot"];

/** A file, its code, and the rules that it breaks; null when it breaks none. */
const cases: [file: string, code: string, breaks: string | null][] = [
  [
    "packages/domain/src/a.ts",
    'import "@comanda/api/app"',
    "domain-imports-nothing packages-import-no-app",
  ],
  [
    "packages/domain/src/b.ts",
    'import type {} from "@comanda/contract/calls/api-client"',
    "domain-imports-nothing",
  ],
  ["packages/domain/src/c.ts", 'import "node:fs"', "domain-imports-nothing"],
  ["packages/domain/src/d.ts", 'import "valibot"', "domain-imports-nothing"],
  ["packages/domain/src/e.ts", 'import "@date-fns/tz"; import "./money/cents.ts"', null],
  [
    "packages/domain/src/f.test.ts",
    'import "@comanda/contract/calls/api-client"',
    "domain-imports-nothing",
  ],
  [
    "packages/contract/src/a.ts",
    'import "@comanda/domain/money/cents"',
    "contract-imports-domain-types-only",
  ],
  ["packages/domain/src/g.ts", 'import "@turf/distance"', null],
  ["packages/contract/src/b.ts", 'import "hono"', "contract-imports-domain-only"],
  [
    "packages/contract/src/c.ts",
    'import type {} from "@comanda/domain/money/cents"; import "valibot"',
    null,
  ],

  [
    "apps/api/src/a.ts",
    'import "@comanda/storefront/app/company/company.ts"',
    "apps-import-no-other-app",
  ],
  ["apps/api/src/ui.ts", 'import "@comanda/ui/controls/button.tsx"', "ui-is-for-pages"],
  ["apps/storefront/app/a.ts", 'import "@comanda/api/app"', "apps-import-no-other-app"],
  [
    "apps/api/src/places.ts",
    'import "../../../packages/places/src/providers/search-provider.ts"',
    "places-only-in-server",
  ],
  [
    "apps/server/src/places.ts",
    'import "../../../packages/places/src/providers/search-provider.ts"',
    null,
  ],
  [
    "apps/api/src/b.ts",
    'import "../../server/src/main.ts"',
    "apps-import-no-other-app server-is-not-imported",
  ],
  [
    "apps/server/src/a.ts",
    'import "@comanda/api/app"; import "@comanda/ui/controls/button.tsx"',
    null,
  ],
  ["scripts/a.ts", 'import "../apps/api/src/app.ts"', "scripts-import-no-app"],
  ["scripts/b.ts", 'import "../tour/visitor/visitor.ts"', "product-imports-no-outside-tool"],
  ["scripts/c.ts", 'import "../trials/support/trial.ts"', "product-imports-no-outside-tool"],

  [
    "apps/storefront/app/features/cart/a.tsx",
    'import "../menu/menu.tsx"',
    "features-import-no-other-feature",
  ],
  [
    "apps/storefront/app/features/cart/b.tsx",
    'await import("../menu/menu.tsx")',
    "features-import-no-other-feature",
  ],
  [
    "apps/storefront/app/features/cart/c.tsx",
    'import "../../routes/cart.tsx"',
    "only-routes-import-routes",
  ],
  [
    "apps/storefront/app/features/cart/d.tsx",
    'import "../../config.server.ts"',
    "server-code-stays-on-the-server",
  ],
  [
    "apps/storefront/app/features/cart/e.tsx",
    'import "@comanda/contract/orders/order"',
    "browser-imports-no-schemas",
  ],
  ["apps/storefront/app/features/cart/f.tsx", 'import "node:crypto"', "browser-has-no-node"],
  [
    "apps/storefront/app/features/menu/a.tsx",
    'import "./menu.tsx"; import "@comanda/ui/controls/button.tsx"; import "../../i18n/text.ts"; import type {} from "@comanda/contract/orders/order"; import "@comanda/contract/calls/api-client"; import "@comanda/domain/cart/lines"',
    null,
  ],
  [
    "apps/storefront/app/i18n/a.ts",
    'export * from "../features/menu/menu.tsx"',
    "shared-folders-import-no-feature",
  ],
  [
    "apps/storefront/app/session/a.ts",
    'import "../page/footer.tsx"; import "../i18n/text.ts"',
    "folders-import-lower-layers-only",
  ],
  [
    "apps/storefront/app/map/a.tsx",
    'import "../company/company.ts"',
    "folders-import-lower-layers-only",
  ],
  ["apps/storefront/app/page/a.tsx", 'import "../i18n/text.ts"', null],
  [
    "apps/storefront/app/features/checkout/draft/a.ts",
    'import "../summary/summary.tsx"',
    "checkout-imports-lower-layers-only",
  ],
  [
    "apps/storefront/app/features/checkout/draft/b.ts",
    'import "../checkout.tsx"',
    "checkout-folders-import-no-checkout-file",
  ],
  [
    "packages/ui/src/controls/a.tsx",
    'import "@comanda/domain/cart/lines"',
    "ui-knows-no-restaurant",
  ],
  ["packages/ui/src/controls/b.tsx", 'import "@comanda/domain/money/cents"', null],
  ["packages/ui/src/controls/c.tsx", 'import "node:crypto"', "ui-has-no-node-in-the-browser"],
  ["packages/ui/src/page/d.server.ts", 'import "node:crypto"', null],
  [
    "apps/storefront/app/routes/a.tsx",
    'import "../features/menu/menu.tsx"; import "../config.server.ts"',
    null,
  ],

  ["apps/api/src/orders/a.ts", 'import "kysely"', "only-stores-speak-sql"],
  ["apps/api/src/orders/b.ts", 'import "pg"', "only-db-opens-databases"],
  ["apps/api/src/orders/c.ts", 'import type {} from "hono"', "only-routes-speak-http"],
  ["apps/api/src/orders/d.ts", 'import "../http/answer-problem.ts"', "only-routes-speak-http"],
  ["apps/api/src/placement/e.ts", 'import "./orders.routes.ts"', "only-app-imports-routes"],
  ["apps/api/src/orders/f.ts", 'import "../testing/make.ts"', "tests-are-not-imported"],
  ["apps/api/src/orders/g.ts", 'import "./orders.store.ts"; import type {} from "kysely"', null],
  [
    "apps/api/src/orders/h.store.ts",
    'import "../http/answer-problem.ts"',
    "only-routes-speak-http stores-import-no-routes",
  ],
  ["apps/api/src/orders/i.store.ts", 'import "kysely"', null],
  ["apps/api/src/orders/j.routes.ts", 'import "./orders.store.ts"', "routes-import-no-stores"],
  [
    "apps/api/src/orders/k.routes.ts",
    'import "hono"; import "../http/answer-problem.ts"; import "./g.ts"',
    null,
  ],
  ["apps/api/src/db/a.ts", 'import "kysely"; import "pg"', null],

  [
    "apps/api/src/orders/l.ts",
    'import type {} from "../payments/payments.store.ts"',
    "orders-know-no-payments",
  ],
  ["apps/api/src/orders/m.ts", 'import "../placement/submit-order.ts"', "orders-know-no-payments"],
  [
    "apps/api/src/payments/a.ts",
    'import "../placement/submit-order.ts"',
    "payments-know-no-placement",
  ],
  ["apps/api/src/payments/b.ts", 'import "../orders/orders.store.ts"', null],
  [
    "apps/api/src/placement/a.ts",
    'import "../orders/orders.store.ts"; import "../payments/payments.store.ts"',
    null,
  ],
  [
    "apps/api/src/shared/a.ts",
    'import type {} from "../orders/orders.store.ts"',
    "shared-stands-alone",
  ],
  ["apps/api/src/shared/b.ts", 'import "./c.ts"', null],
  ["apps/api/src/shared/c.ts", 'import "node:crypto"', null],
  ["apps/api/src/placement/b.ts", 'import "../app.ts"', "only-app-composes"],
  ["apps/api/src/testing/a.ts", 'import "../app.ts"', null],

  ["apps/api/src/cycle-a.ts", 'import "./cycle-b.ts"', "no-cycles"],
  ["apps/api/src/cycle-b.ts", 'import "./cycle-a.ts"', null],
  ["apps/api/src/types-a.ts", 'import type {} from "./types-b.ts"', "no-cycles"],
  ["apps/api/src/types-b.ts", 'import type {} from "./types-a.ts"', null],
  ["e2e/support/browser/a.ts", 'import "../customer/customer-page.ts"', "e2e-support-layers"],
  ["e2e/support/browser/b.ts", 'import "../../menu/menu.spec.ts"', "support-imports-no-specs"],
  ["e2e/menu/a.spec.ts", 'import "../support/customer/customer-page.ts"', null],

  ["apps/api/src/lost.ts", 'import "./nowhere.ts"', "resolvable"],
];

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

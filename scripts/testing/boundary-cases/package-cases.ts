import type { BoundaryCase } from "./boundary-case.ts";

/** Cases of the packages, the server and the tools outside the product. */
export const packageCases: BoundaryCase[] = [
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
    "apps/server/src/places.ts",
    'import "../../../packages/places/src/providers/search-provider.ts"',
    null,
  ],
  [
    "apps/server/src/a.ts",
    'import "@comanda/api/app"; import "@comanda/ui/controls/button.tsx"',
    null,
  ],
  ["scripts/a.ts", 'import "../apps/api/src/app.ts"', "scripts-import-no-app"],
  ["scripts/b.ts", 'import "../tour/visitor/visitor.ts"', "product-imports-no-outside-tool"],
  ["scripts/c.ts", 'import "../trials/support/trial.ts"', "product-imports-no-outside-tool"],
  ["apps/api/src/cycle-a.ts", 'import "./cycle-b.ts"', "no-cycles"],
  ["e2e/support/browser/a.ts", 'import "../customer/customer-page.ts"', "e2e-support-layers"],
  ["e2e/support/browser/b.ts", 'import "../../menu/menu.spec.ts"', "support-imports-no-specs"],
  ["e2e/menu/a.spec.ts", 'import "../support/customer/customer-page.ts"', null],
];

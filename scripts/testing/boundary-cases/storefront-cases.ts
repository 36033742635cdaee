import type { BoundaryCase } from "./boundary-case.ts";

/** Cases of the storefront. */
export const storefrontCases: BoundaryCase[] = [
  ["apps/storefront/app/a.ts", 'import "@comanda/api/app"', "apps-import-no-other-app"],
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
];

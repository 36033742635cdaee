import type { BoundaryCase } from "./boundary-case.ts";

/** The cases of the console's rules. */
export const consoleCases: BoundaryCase[] = [
  ["apps/console/app/board/a.tsx", 'import "../team/team.tsx"', "areas-import-no-other-area"],
  [
    "apps/console/app/board/b.tsx",
    'import "../layout/top-bar.tsx"; import "../i18n/text.ts"; import "./board.tsx"; import "@comanda/ui/controls/button.tsx"; import "@comanda/contract/calls/api-client"',
    null,
  ],
  [
    "apps/console/app/layout/a.tsx",
    'import "../team/team.tsx"',
    "console-folders-import-lower-layers-only",
  ],
  [
    "apps/console/app/board/c.tsx",
    'import "../server/account.server.ts"',
    "console-server-code-stays-on-the-server",
  ],
  [
    "apps/console/app/board/d.tsx",
    'import "@comanda/contract/orders/order"',
    "console-imports-no-schemas",
  ],
  ["apps/console/app/board/e.tsx", 'import "node:crypto"', "console-has-no-node"],
  [
    "apps/console/app/routes/a.tsx",
    'import "../board/board.tsx"; import "../server/account.server.ts"',
    null,
  ],
  [
    "apps/console/app/board/f.tsx",
    'import "@comanda/storefront/app/company/company.ts"',
    "apps-import-no-other-app",
  ],
];

import type { BoundaryCase } from "./boundary-case.ts";

/** Cases of the API. */
export const apiCases: BoundaryCase[] = [
  [
    "apps/api/src/a.ts",
    'import "@comanda/storefront/app/company/company.ts"',
    "apps-import-no-other-app",
  ],
  ["apps/api/src/ui.ts", 'import "@comanda/ui/controls/button.tsx"', "ui-is-for-pages"],
  [
    "apps/api/src/places.ts",
    'import "../../../packages/places/src/providers/search-provider.ts"',
    "places-only-in-server",
  ],
  [
    "apps/api/src/b.ts",
    'import "../../server/src/main.ts"',
    "apps-import-no-other-app server-is-not-imported",
  ],
  ["apps/api/src/orders/a.ts", 'import "kysely"', "only-stores-speak-sql"],
  ["apps/api/src/orders/b.ts", 'import "pg"', "only-db-opens-databases"],
  ["apps/api/src/orders/c.ts", 'import type {} from "hono"', "only-routes-speak-http"],
  ["apps/api/src/orders/d.ts", 'import "../http/answer-problem.ts"', "only-routes-speak-http"],
  ["apps/api/src/order-calls/e.ts", 'import "./orders.routes.ts"', "only-app-imports-routes"],
  [
    "apps/api/src/sign-in/l.middleware.ts",
    'import "hono"; import "../orders/orders.store.ts"',
    "routes-import-no-stores",
  ],
  ["apps/api/src/sign-in/m.ts", 'import "./l.middleware.ts"', "only-app-imports-routes"],
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
  [
    "apps/api/src/orders/m.ts",
    'import "../order-calls/submit-order.ts"',
    "orders-know-no-payments",
  ],
  [
    "apps/api/src/payments/a.ts",
    'import "../order-calls/submit-order.ts"',
    "payments-know-no-placement",
  ],
  ["apps/api/src/payments/b.ts", 'import "../orders/orders.store.ts"', null],
  [
    "apps/api/src/order-calls/a.ts",
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
  ["apps/api/src/order-calls/b.ts", 'import "../app.ts"', "only-app-composes"],
  ["apps/api/src/testing/a.ts", 'import "../app.ts"', null],
  ["apps/api/src/cycle-b.ts", 'import "./cycle-a.ts"', null],
  ["apps/api/src/types-a.ts", 'import type {} from "./types-b.ts"', "no-cycles"],
  ["apps/api/src/types-b.ts", 'import type {} from "./types-a.ts"', null],
  ["apps/api/src/lost.ts", 'import "./nowhere.ts"', "resolvable"],
];

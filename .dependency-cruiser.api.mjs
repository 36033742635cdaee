/** Which folder of the API may import which; `.dependency-cruiser.mjs` has the rest. */

import { API, NPM, TEST, VALUE_IMPORTS } from "./.dependency-cruiser.paths.mjs";

/** @type {Omit<import("dependency-cruiser").IForbiddenRuleType, "severity">[]} */
export const api = [
  {
    name: "only-stores-speak-sql",
    comment: "Kysely is for *.store.ts and db/; a use case calls its store.",
    from: { path: `${API}src/`, pathNot: ["\\.store\\.ts$", `${API}src/db/`, TEST] },
    to: { path: `${NPM}kysely/`, ...VALUE_IMPORTS },
  },
  {
    name: "only-db-opens-databases",
    comment: "Database drivers are for db/.",
    from: { path: "^(apps|packages)/", pathNot: [`${API}src/db/`, TEST] },
    to: { path: `${NPM}(pg|@electric-sql/pglite)/` },
  },
  {
    name: "only-routes-speak-http",
    comment:
      "Hono is for app.ts, *.routes.ts, *.middleware.ts, http/ and docs/; a use case gets no request.",
    from: {
      path: `${API}src/`,
      pathNot: [`${API}src/(app\\.ts$|http/|docs/)`, "\\.(routes|middleware)\\.tsx?$", TEST],
    },
    to: { path: [`${NPM}hono/`, `${API}src/http/`] },
  },
  {
    name: "stores-import-no-routes",
    comment: "Routes call use cases, use cases call stores: a store calls neither.",
    from: { path: `${API}src/.+\\.store\\.ts$` },
    to: { path: `${API}src/(app\\.ts$|http/|.+\\.(routes|middleware)\\.ts$)` },
  },
  {
    name: "routes-import-no-stores",
    comment: "A route parses, calls a use case and answers; the use case calls the store.",
    from: { path: `${API}src/.+\\.(routes|middleware)\\.ts$` },
    to: { path: String.raw`\.store\.ts$`, ...VALUE_IMPORTS },
  },
  {
    name: "only-app-imports-routes",
    comment: "Only app.ts mounts routes and middleware.",
    from: { path: `${API}src/`, pathNot: [`${API}src/app\\.ts$`, TEST] },
    to: { path: "\\.(routes|middleware)\\.ts$" },
  },
  {
    name: "only-app-composes",
    comment: "app.ts composes the API; no other file of the API imports it.",
    from: { path: `${API}src/.+/`, pathNot: TEST },
    to: { path: `${API}src/app\\.ts$` },
  },
  {
    name: "orders-know-no-payments",
    comment: "orders/ is below payments/, and both are below order-calls/.",
    from: { path: `${API}src/orders/`, pathNot: TEST },
    to: { path: `${API}src/(payments|order-calls)/` },
  },
  {
    name: "payments-know-no-placement",
    comment: "order-calls/ imports payments/, never the other way round.",
    from: { path: `${API}src/payments/`, pathNot: TEST },
    to: { path: `${API}src/order-calls/` },
  },
  {
    name: "shared-stands-alone",
    comment: "shared/ imports no other folder of the API.",
    from: { path: `${API}src/shared/`, pathNot: TEST },
    to: { path: `${API}src/(?!shared/)` },
  },
];

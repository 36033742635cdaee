/**
 * Which folder may import which (docs/architecture.md). A broken rule prints its comment. `npm run
 * check` runs it; scripts/check-boundaries.test.ts breaks every rule on purpose.
 */

import {
  CONTRACT,
  DOMAIN,
  storefront,
  TEST,
  VALUE_IMPORTS,
} from "./.dependency-cruiser.storefront.mjs";

const API = "^apps/api/";
const NPM = "(^|/)node_modules/";
const TEST_TOOLS = `${NPM}(vitest|fast-check|robust-point-in-polygon)/`;

/** @param {Omit<import("dependency-cruiser").IForbiddenRuleType, "severity">[]} all */
function rules(all) {
  return all.map((rule) => ({ ...rule, severity: "error" }));
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: rules([
    {
      name: "domain-imports-nothing",
      comment: "The domain is pure: itself, time zone arithmetic, geometry; nothing else.",
      from: { path: DOMAIN },
      to: { pathNot: [DOMAIN, `${NPM}(@date-fns/tz|@turf)/`, TEST_TOOLS] },
    },
    {
      name: "contract-imports-domain-only",
      comment: "The contract imports the domain and its schema library, nothing else.",
      from: { path: CONTRACT },
      to: {
        pathNot: [CONTRACT, DOMAIN, `${NPM}(valibot|@valibot/to-json-schema)/`, TEST_TOOLS],
      },
    },
    {
      name: "contract-imports-domain-types-only",
      comment: "The contract takes types from the domain, no values.",
      from: { path: CONTRACT, pathNot: TEST },
      to: { path: DOMAIN, ...VALUE_IMPORTS },
    },
    {
      name: "places-only-in-server",
      comment: "Only apps/server imports address search, and passes it to the apps.",
      from: { path: ["^apps/(api|storefront)/", "^packages/(domain|contract)/"] },
      to: { path: "^packages/places/" },
    },
    {
      name: "packages-import-no-app",
      comment: "A package never imports an app.",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-import-no-other-app",
      comment: "Only apps/server, e2e, bench, trials and tour import both apps.",
      from: { path: "^apps/(api|storefront)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "server-is-not-imported",
      comment: "apps/server is the composition root: it is started, not imported.",
      from: { path: "^(apps|packages)/", pathNot: "^apps/server/" },
      to: { path: "^apps/server/" },
    },

    ...storefront,

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
      comment: "Hono is for app.ts, *.routes.ts, http/ and docs/; a use case gets no request.",
      from: {
        path: `${API}src/`,
        pathNot: [`${API}src/(app\\.ts$|http/|docs/)`, "\\.routes\\.tsx?$", TEST],
      },
      to: { path: [`${NPM}hono/`, `${API}src/http/`] },
    },
    {
      name: "stores-import-no-routes",
      comment: "Routes call use cases, use cases call stores: a store calls neither.",
      from: { path: `${API}src/.+\\.store\\.ts$` },
      to: { path: `${API}src/(app\\.ts$|http/|.+\\.routes\\.ts$)` },
    },
    {
      name: "routes-import-no-stores",
      comment: "A route parses, calls a use case and answers; the use case calls the store.",
      from: { path: `${API}src/.+\\.routes\\.ts$` },
      to: { path: String.raw`\.store\.ts$`, ...VALUE_IMPORTS },
    },
    {
      name: "only-app-imports-routes",
      comment: "Only app.ts mounts routes.",
      from: { path: `${API}src/`, pathNot: [`${API}src/app\\.ts$`, TEST] },
      to: { path: "\\.routes\\.ts$" },
    },
    {
      name: "only-app-composes",
      comment: "app.ts composes the API; no other file of the API imports it.",
      from: { path: `${API}src/.+/`, pathNot: TEST },
      to: { path: `${API}src/app\\.ts$` },
    },
    {
      name: "orders-know-no-payments",
      comment: "orders/ is below payments/, and both are below placement/.",
      from: { path: `${API}src/orders/`, pathNot: TEST },
      to: { path: `${API}src/(payments|placement)/` },
    },
    {
      name: "payments-know-no-placement",
      comment: "placement/ imports payments/, never the other way round.",
      from: { path: `${API}src/payments/`, pathNot: TEST },
      to: { path: `${API}src/placement/` },
    },
    {
      name: "shared-stands-alone",
      comment: "shared/ imports no other folder of the API.",
      from: { path: `${API}src/shared/`, pathNot: TEST },
      to: { path: `${API}src/(?!shared/)` },
    },

    {
      name: "no-cycles",
      comment: "Modules that import each other belong together, or need a third module.",
      from: {},
      to: { circular: true },
    },
    {
      name: "e2e-support-layers",
      comment: "Helpers for the browser and the restaurant do not import the customer's steps.",
      from: { path: "^e2e/support/(restaurant|browser)/" },
      to: { path: "^e2e/support/customer/" },
    },
    {
      name: "support-imports-no-specs",
      comment: "Specs and journeys import support, never the other way round.",
      from: { path: "^(e2e/support|tour/(visitor|setup|checks))/" },
      to: { path: String.raw`\.spec\.ts$|^tour/journeys/` },
    },
    {
      name: "tests-are-not-imported",
      comment: "Only tests import tests and testing/.",
      from: { path: "^(apps|packages)/", pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: "scripts-import-no-app",
      comment: "Scripts start the apps' programs and do not import the apps.",
      from: { path: "^scripts/" },
      to: { path: "^apps/" },
    },
    {
      name: "product-imports-no-outside-tool",
      comment: "The product imports no journeys, measurements, trials or tour.",
      from: { path: "^(apps|packages|scripts|demo)/" },
      to: { path: "^(e2e|bench|trials|tour)/" },
    },
    {
      name: "resolvable",
      comment: "The import cannot be resolved.",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", String.raw`/\+types/`] },
    },
  ]),
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/(build|\\.react-router|test-results)/", "\\.json$"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};

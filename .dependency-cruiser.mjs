/**
 * Who may import whom (docs/architecture.md). Each rule's comment is what its breach prints.
 * `npm run check:boundaries` runs it; scripts/check-boundaries.test.ts breaks every rule on purpose.
 */

import { CONTRACT, DOMAIN, storefront, TEST, VALUE } from "./.dependency-cruiser.storefront.mjs";

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
      name: "domain-stands-alone",
      comment: "The domain is pure: itself, time zone arithmetic, geometry; nothing else.",
      from: { path: DOMAIN },
      to: { pathNot: [DOMAIN, `${NPM}(@date-fns/tz|@turf)/`, TEST_TOOLS] },
    },
    {
      name: "contract-knows-only-the-domain",
      comment: "The contract imports the domain and its schema library, nothing else.",
      from: { path: CONTRACT },
      to: {
        pathNot: [CONTRACT, DOMAIN, `${NPM}(valibot|@valibot/to-json-schema)/`, TEST_TOOLS],
      },
    },
    {
      name: "contract-takes-types-of-the-domain",
      comment: "The contract takes types from the domain, no values.",
      from: { path: CONTRACT, pathNot: TEST },
      to: { path: DOMAIN, ...VALUE },
    },
    {
      name: "places-is-for-servers",
      comment: "Address search belongs to the composition root: apps get it handed in.",
      from: { path: ["^apps/(api|storefront)/", "^packages/(domain|contract)/"] },
      to: { path: "^packages/places/" },
    },
    {
      name: "packages-know-no-app",
      comment: "A package never imports an app.",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-know-not-each-other",
      comment: "Only apps/server, e2e, bench and trials know both apps.",
      from: { path: "^apps/(api|storefront)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "nobody-imports-the-server",
      comment: "apps/server is the composition root: it is started, never imported.",
      from: { path: "^(apps|packages)/", pathNot: "^apps/server/" },
      to: { path: "^apps/server/" },
    },

    ...storefront,

    {
      name: "only-stores-speak-sql",
      comment: "Kysely is for *.store.ts and db/; a verb calls its store.",
      from: { path: `${API}src/`, pathNot: ["\\.store\\.ts$", `${API}src/db/`, TEST] },
      to: { path: `${NPM}kysely/`, ...VALUE },
    },
    {
      name: "only-db-opens-databases",
      comment: "Database drivers are for db/.",
      from: { path: "^(apps|packages)/", pathNot: [`${API}src/db/`, TEST] },
      to: { path: `${NPM}(pg|@electric-sql/pglite)/` },
    },
    {
      name: "only-routes-speak-http",
      comment: "Hono is for app.ts, *.routes.ts, http/ and docs/; a verb knows no request.",
      from: {
        path: `${API}src/`,
        pathNot: [`${API}src/(app\\.ts$|http/|docs/)`, "\\.routes\\.tsx?$", TEST],
      },
      to: { path: [`${NPM}hono/`, `${API}src/http/`] },
    },
    {
      name: "stores-are-the-bottom",
      comment: "Routes call verbs, verbs call stores: a store calls neither.",
      from: { path: `${API}src/.+\\.store\\.ts$` },
      to: { path: `${API}src/(app\\.ts$|http/|.+\\.routes\\.ts$)` },
    },
    {
      name: "routes-leave-stores-to-verbs",
      comment: "A route parses, calls a verb and answers; the verb calls the store.",
      from: { path: `${API}src/.+\\.routes\\.ts$` },
      to: { path: String.raw`\.store\.ts$`, ...VALUE },
    },
    {
      name: "verbs-know-no-routes",
      comment: "Only app.ts mounts routes.",
      from: { path: `${API}src/`, pathNot: [`${API}src/app\\.ts$`, TEST] },
      to: { path: "\\.routes\\.ts$" },
    },

    {
      name: "no-cycles",
      comment: "Modules that need each other are one module, or miss a third.",
      from: {},
      to: { circular: true, viaOnly: VALUE },
    },
    {
      name: "tests-are-not-imported",
      comment: "Nothing but a test uses tests and testing/.",
      from: { path: "^(apps|packages)/", pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: "scripts-go-by-the-front-door",
      comment: "Scripts start the apps' programs; they do not import the apps.",
      from: { path: "^scripts/" },
      to: { path: "^apps/" },
    },
    {
      name: "nobody-imports-what-looks-from-outside",
      comment:
        "Journeys, measurements, trials and the tour use the house; the house does not know them.",
      from: { path: "^(apps|packages|scripts|demo)/" },
      to: { path: "^(e2e|bench|trials|tour)/" },
    },
    {
      name: "resolvable",
      comment: "The import leads nowhere.",
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

/**
 * Who may import whom (docs/architecture.md). Each rule's comment is what its breach prints.
 * `npm run check:boundaries` runs it; scripts/check-boundaries.test.ts breaks every rule on purpose.
 */

const DOMAIN = "^packages/domain/";
const CONTRACT = "^packages/contract/";
const API = "^apps/api/";
const APP = "^apps/storefront/app/";

/** Tests and what only they use. */
const TEST = String.raw`\.test\.tsx?$|/testing/`;
/** Code of the storefront that never reaches the browser; a route's loader is cut out of its bundle. */
const SERVER_ONLY = String.raw`\.server\.tsx?$`;
const MAY_USE_SERVER = String.raw`\.server\.tsx?$|^apps/storefront/app/(root\.tsx|routes/)`;

/** Imports that leave something behind when the types are gone. */
const VALUE = { dependencyTypesNot: ["type-only"] };
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
      comment: "Only apps/server, e2e and bench know both apps.",
      from: { path: "^apps/(api|storefront)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "nobody-imports-the-server",
      comment: "apps/server is the composition root: it is started, never imported.",
      from: { path: "^(apps|packages)/", pathNot: "^apps/server/" },
      to: { path: "^apps/server/" },
    },

    {
      name: "feature-inside-is-private",
      comment: "A feature does not import another feature's inside: what two share moves down.",
      from: { path: `${APP}features/([^/]+)/` },
      to: { path: `${APP}features/`, pathNot: `${APP}features/$1/` },
    },
    {
      name: "routes-are-the-top",
      comment: "Routes use features, never the other way round.",
      from: { path: APP, pathNot: `${APP}(routes/|routes\\.ts$)` },
      to: { path: `${APP}routes/` },
    },
    {
      name: "features-are-above",
      comment: "What features share (i18n, theme, session, live …) does not know the features.",
      from: { path: APP, pathNot: `${APP}(features/|routes/|root\\.tsx$)` },
      to: { path: `${APP}features/` },
    },
    {
      name: "ui-knows-no-restaurant",
      comment: "ui/ is the bottom: it imports ui/, and of the domain at most money.",
      from: { path: `${APP}ui/`, pathNot: TEST },
      to: { path: ["^apps/", "^packages/"], pathNot: [`${APP}ui/`, `${DOMAIN}src/money\\.ts$`] },
    },
    {
      name: "server-code-stays-on-the-server",
      comment: "A *.server file is imported by *.server files, routes and root only.",
      from: { path: APP, pathNot: [MAY_USE_SERVER, TEST, `${APP}entry\\.server\\.tsx$`] },
      to: { path: SERVER_ONLY, ...VALUE },
    },
    {
      name: "browser-carries-no-wire-schemas",
      comment:
        "The browser needs the contract's calls, client, errors and instants: its schemas are the server's.",
      from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
      to: {
        path: `${CONTRACT}src/`,
        pathNot: `${CONTRACT}src/(calls|client|errors|instant|live|places)\\.ts$`,
        ...VALUE,
      },
    },
    {
      name: "browser-has-no-node",
      comment: "Code for the browser uses no Node module.",
      from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
      to: { dependencyTypes: ["core"], ...VALUE },
    },

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
      comment: "Journeys, measurements and the tour use the house; the house does not know them.",
      from: { path: "^(apps|packages|scripts|demo)/" },
      to: { path: "^(e2e|bench|tour)/" },
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

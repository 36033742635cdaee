/**
 * Which folder may import which (docs/architecture.md). A broken rule prints its comment. `npm run
 * check` runs it; scripts/check-boundaries.test.ts breaks every rule on purpose.
 */

import { api } from "./.dependency-cruiser.api.mjs";
import { consoleRules } from "./.dependency-cruiser.console.mjs";
import {
  CONTRACT,
  DOMAIN,
  NPM,
  SERVER_ONLY,
  TEST,
  UI,
  VALUE_IMPORTS,
} from "./.dependency-cruiser.paths.mjs";
import { storefront } from "./.dependency-cruiser.storefront.mjs";

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
      name: "ui-knows-no-restaurant",
      comment:
        "Of the other packages packages/ui imports the domain's money, visible text, names of fonts and positions, and the paths of places.",
      from: { path: UI, pathNot: TEST },
      to: {
        path: "^packages/",
        pathNot: [
          UI,
          `${DOMAIN}src/(money/cents|text/(font-name|visible-text)|geo/position)\\.ts$`,
          `${CONTRACT}src/calls/place-calls\\.ts$`,
        ],
      },
    },
    {
      name: "ui-has-no-node-in-the-browser",
      comment: "Of packages/ui only *.server files and the build's plugins use Node.",
      from: { path: `${UI}src/`, pathNot: [SERVER_ONLY, TEST] },
      to: { dependencyTypes: ["core"], ...VALUE_IMPORTS },
    },
    {
      name: "ui-is-for-pages",
      comment: "Packages without pages, and the API, import no packages/ui.",
      from: { path: ["^apps/api/", "^packages/(domain|contract|places)/"] },
      to: { path: UI },
    },
    {
      name: "places-only-in-server",
      comment: "The apps get address search from apps/server, which imports it.",
      from: { path: ["^apps/(api|storefront|console)/", "^packages/(domain|contract)/"] },
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
      comment: "Only apps/server, e2e, bench, trials and tour import several apps.",
      from: { path: "^apps/(api|storefront|console)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "server-is-not-imported",
      comment: "apps/server is the composition root: it is started, not imported.",
      from: { path: "^(apps|packages)/", pathNot: "^apps/server/" },
      to: { path: "^apps/server/" },
    },

    ...storefront,
    ...consoleRules,

    ...api,

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

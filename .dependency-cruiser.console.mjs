/** Which folder of the console may import which; `.dependency-cruiser.mjs` has the rest. */

import { CONTRACT, SERVER_ONLY, TEST, VALUE_IMPORTS } from "./.dependency-cruiser.paths.mjs";

const APP = "^apps/console/app/";
const MAY_USE_SERVER = String.raw`\.server\.tsx?$|^apps/console/app/(root\.tsx|routes/)`;

/** The console's folders that areas share, from the bottom up. Every other folder is an area. */
const LAYERS = ["i18n|theme", "api|web", "parts", "layout", "server"];
const SHARED = LAYERS.join("|");

/** @type {Omit<import("dependency-cruiser").IForbiddenRuleType, "severity">[]} */
export const consoleRules = [
  {
    name: "areas-import-no-other-area",
    comment: "An area of the console does not import another area's files: shared code moves down.",
    from: { path: `${APP}(?!(?:${SHARED}|routes)/)([^/]+)/` },
    to: { path: `${APP}(?!(?:${SHARED})/)[^/]+/`, pathNot: `${APP}$1/` },
  },
  ...LAYERS.flatMap((layer, index) =>
    layer.split("|").map((folder) => ({
      name: "console-folders-import-lower-layers-only",
      comment: "The console's shared folders form layers, and import no area.",
      from: { path: `${APP}${folder}/`, pathNot: TEST },
      to: {
        path: `${APP}[^/]+/`,
        pathNot: [`${APP}${folder}/`, `${APP}(${LAYERS.slice(0, index).join("|") || "none"})/`],
        ...VALUE_IMPORTS,
      },
    })),
  ),
  {
    name: "console-server-code-stays-on-the-server",
    comment: "A *.server file is imported by *.server files, routes and root only.",
    from: { path: APP, pathNot: [MAY_USE_SERVER, TEST] },
    to: { path: SERVER_ONLY, ...VALUE_IMPORTS },
  },
  {
    name: "console-imports-no-schemas",
    comment:
      "The browser may import the contract's tables of calls, clients, problems, sockets, host names, instants, records and rules without a schema; only the server imports its schemas.",
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: {
      path: `${CONTRACT}src/`,
      pathNot: `${CONTRACT}src/(.+-calls|.+-client|.+-socket|.+-rules|calls/(call-table|problems)|fields/(host-name|instant|is-record))\\.ts$`,
      ...VALUE_IMPORTS,
    },
  },
  {
    name: "console-has-no-node",
    comment: "Code for the browser uses no Node module.",
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { dependencyTypes: ["core"], ...VALUE_IMPORTS },
  },
];

/** Which folder of the storefront may import which; `.dependency-cruiser.mjs` has the rest. */

import { CONTRACT, SERVER_ONLY, TEST, VALUE_IMPORTS } from "./.dependency-cruiser.paths.mjs";

const APP = "^apps/storefront/app/";
const MAY_USE_SERVER = String.raw`\.server\.tsx?$|^apps/storefront/app/(root\.tsx|routes/)`;

/** The storefront's folders that features share, from the bottom up. */
const LAYERS = [
  "i18n",
  "lazy|theme",
  "map",
  "analytics",
  "api",
  "session",
  "company",
  "links|media",
  "hours|offers|order-summary",
  "ordering",
  "chat|dietary|install|live|pay|refresh|server",
  "table-service|shared-cart",
  "page",
];

/** The folders of the checkout, from the bottom up. */
const CHECKOUT_LAYERS = [
  "frame",
  "errors|schedule|extras",
  "client|draft",
  "placement|delivery",
  "payment|address",
  "address-map",
  "address-search|summary",
];

/** @type {Omit<import("dependency-cruiser").IForbiddenRuleType, "severity">[]} */
export const storefront = [
  {
    name: "features-import-no-other-feature",
    comment: "A feature does not import another feature's files: shared code moves down.",
    from: { path: `${APP}features/([^/]+)/` },
    to: { path: `${APP}features/`, pathNot: `${APP}features/$1/` },
  },
  {
    name: "only-routes-import-routes",
    comment: "Routes use features, never the other way round.",
    from: { path: APP, pathNot: `${APP}(routes/|routes\\.ts$)` },
    to: { path: `${APP}routes/` },
  },
  {
    name: "shared-folders-import-no-feature",
    comment:
      "Shared folders (i18n, theme, session, live …) do not import features; root and entries may.",
    from: {
      path: APP,
      pathNot: `${APP}(features/|routes/|root\\.tsx$|entry\\.(client|server)\\.tsx$)`,
    },
    to: { path: `${APP}features/` },
  },
  ...LAYERS.flatMap((layer, index) =>
    layer.split("|").map((folder) => ({
      name: "folders-import-lower-layers-only",
      comment: "Shared folders form layers: a folder imports from lower layers only.",
      from: { path: `${APP}${folder}/`, pathNot: TEST },
      to: { path: `${APP}(${LAYERS.slice(index).join("|")})/`, pathNot: `${APP}${folder}/` },
    })),
  ),
  ...CHECKOUT_LAYERS.slice(1).map((_, index) => ({
    name: "checkout-imports-lower-layers-only",
    comment: "The checkout's folders form layers: a folder does not import from a higher layer.",
    from: { path: `${APP}features/checkout/(${CHECKOUT_LAYERS[index]})/`, pathNot: TEST },
    to: { path: `${APP}features/checkout/(${CHECKOUT_LAYERS.slice(index + 1).join("|")})/` },
  })),
  {
    name: "checkout-folders-import-no-checkout-file",
    comment: "Only the checkout's own files combine its folders.",
    from: { path: `${APP}features/checkout/[^/]+/`, pathNot: TEST },
    to: { path: `${APP}features/checkout/[^/]+$` },
  },
  {
    name: "server-code-stays-on-the-server",
    comment: "A *.server file is imported by *.server files, routes and root only.",
    from: { path: APP, pathNot: [MAY_USE_SERVER, TEST, `${APP}entry\\.server\\.tsx$`] },
    to: { path: SERVER_ONLY, ...VALUE_IMPORTS },
  },
  {
    name: "browser-imports-no-schemas",
    comment:
      "The browser may import the contract's call table, API client, problems, sockets, instants and the final dot of hosts; only the server imports its schemas.",
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: {
      path: `${CONTRACT}src/`,
      pathNot: `${CONTRACT}src/(calls/(call-table|api-client|problems|order-socket|place-calls|shared-cart-client)|fields/(instant|final-dot))\\.ts$`,
      ...VALUE_IMPORTS,
    },
  },
  {
    name: "browser-has-no-node",
    comment: "Code for the browser uses no Node module.",
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { dependencyTypes: ["core"], ...VALUE_IMPORTS },
  },
];

/** Which folder of the storefront may import which; `.dependency-cruiser.mjs` has the rest. */

export const DOMAIN = "^packages/domain/";
export const CONTRACT = "^packages/contract/";
const APP = "^apps/storefront/app/";

/** Tests and their helpers. */
export const TEST = String.raw`\.test\.tsx?$|/testing/`;
/** Code that never reaches the browser; the build removes a route's loader from the browser's bundle. */
const SERVER_ONLY = String.raw`\.server\.tsx?$`;
const MAY_USE_SERVER = String.raw`\.server\.tsx?$|^apps/storefront/app/(root\.tsx|routes/)`;

/** Imports that remain when the types are removed. */
export const VALUE = { dependencyTypesNot: ["type-only"] };

/** The storefront's folders that features share, from the bottom up. */
const LAYERS = [
  "web",
  "ui",
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
  "chat|install|live|pay|refresh|server",
  "page",
];

/** The folders of the checkout, from the bottom up. */
const CHECKOUT_ROOMS = [
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
    name: "feature-inside-is-private",
    comment: "A feature does not import another feature's files: shared code moves down.",
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
    comment: "Shared folders (i18n, theme, session, live …) do not import features.",
    from: { path: APP, pathNot: `${APP}(features/|routes/|root\\.tsx$)` },
    to: { path: `${APP}features/` },
  },
  ...LAYERS.flatMap((layer, index) =>
    layer.split("|").map((room) => ({
      name: "layers-lead-down",
      comment: "Shared folders stand in layers: a folder imports from lower layers only.",
      from: { path: `${APP}${room}/`, pathNot: TEST },
      to: { path: `${APP}(${LAYERS.slice(index).join("|")})/`, pathNot: `${APP}${room}/` },
    })),
  ),
  ...CHECKOUT_ROOMS.slice(1).map((_, index) => ({
    name: "checkout-rooms-lead-down",
    comment: "The folders of the checkout stand in layers: none imports one above it.",
    from: { path: `${APP}features/checkout/(${CHECKOUT_ROOMS[index]})/`, pathNot: TEST },
    to: { path: `${APP}features/checkout/(${CHECKOUT_ROOMS.slice(index + 1).join("|")})/` },
  })),
  {
    name: "checkout-is-above-its-rooms",
    comment: "Only the checkout's own files combine its folders.",
    from: { path: `${APP}features/checkout/[^/]+/`, pathNot: TEST },
    to: { path: `${APP}features/checkout/[^/]+$` },
  },
  {
    name: "ui-knows-no-restaurant",
    comment: "ui/ is the bottom: it imports ui/, and of the domain at most money.",
    from: { path: `${APP}ui/`, pathNot: TEST },
    to: {
      path: ["^apps/", "^packages/"],
      pathNot: [`${APP}ui/`, `${DOMAIN}src/money/cents\\.ts$`],
    },
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
      "The browser may use the contract's calls, client, errors and instants; only the server uses its schemas.",
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: {
      path: `${CONTRACT}src/`,
      pathNot: `${CONTRACT}src/(calls/(call-table|api-client|problems|order-socket|place-calls)|fields/instant)\\.ts$`,
      ...VALUE,
    },
  },
  {
    name: "browser-has-no-node",
    comment: "Code for the browser uses no Node module.",
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { dependencyTypes: ["core"], ...VALUE },
  },
];

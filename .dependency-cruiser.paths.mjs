/** The paths that the rules of the other `.dependency-cruiser.*.mjs` files have in common. */

export const DOMAIN = "^packages/domain/";
export const CONTRACT = "^packages/contract/";
export const UI = "^packages/ui/";
export const API = "^apps/api/";
export const NPM = "(^|/)node_modules/";

/** Tests and their helpers. */
export const TEST = String.raw`\.test\.tsx?$|/testing/`;
/** Code that never reaches the browser; the build removes a route's loader from the browser's bundle. */
export const SERVER_ONLY = String.raw`\.server\.tsx?$`;

/** Imports that remain when the types are removed. */
export const VALUE_IMPORTS = { dependencyTypesNot: ["type-only"] };

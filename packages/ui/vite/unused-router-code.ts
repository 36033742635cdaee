/** Code of React Router that is left out of the browser's build, by file of the package. */
type UnusedCode = {
  /** Functions that are never called. */
  functions?: readonly string[];
  /** Functions that are called, with all that is left for them to do. `LEFT_OUT` throws. */
  bodies?: Readonly<Record<string, string>>;
  /** Parts of other functions, with what stands for them. */
  texts?: readonly (readonly [found: string, replacement: string])[];
};

/**
 * What an app never reaches that
 * - has no actions and no fetchers: its forms are the browser's, or send requests themselves;
 * - sends its whole route table with the page (`routeDiscovery: { mode: "initial" }`);
 * - gives the router a module for each route before it starts (`lazy-pages.ts`);
 * - prefetches no page with a link, and has no view transitions, instrumentations and Server Components.
 */
export const unusedRouterCode: Readonly<Record<string, UnusedCode>> = {
  "router/router.js": {
    functions: [
      "discoverRoutes",
      "fetch",
      "handleAction",
      "handleFetcherAction",
      "handleFetcherLoader",
      "patchRoutesImpl",
    ],
    bodies: {
      checkFogOfWar: "return { active: false, matches: null };",
      createClientSideRequest:
        "return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });",
      getSubmissionFromNavigation: "",
      loadLazyRoute: "return {};",
      normalizeNavigateOptions:
        "if (opts && isSubmissionNavigation(opts)) LEFT_OUT return { path };",
      persistAppliedTransitions: "",
      restoreAppliedTransitions: "",
    },
    texts: [
      [
        "if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {",
        "if (false) {",
      ],
      [", submission) {\n\tif (submission) return {", ", submission) {\n\tif (false) return {"],
    ],
  },
  "router/instrumentation.js": {
    functions: ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
  },
  "dom/ssr/fog-of-war.js": {
    functions: [
      "fetchAndApplyManifestPatches",
      "getPartialManifest",
      "handleClientVersionMismatch",
    ],
    bodies: {
      getPatchRoutesOnNavigationFunction: "",
      isFogOfWarEnabled: "return false;",
      useFogOFWarDiscovery: "",
    },
  },
  "dom/ssr/single-fetch.js": {
    functions: ["nonSsrStrategy", "singleFetchActionStrategy", "singleFetchLoaderFetcherStrategy"],
  },
  "dom/ssr/components.js": {
    functions: ["PrefetchPageLinks"],
    bodies: { usePrefetchBehavior: "return [false, React$1.useRef(null), {}];" },
    // The text of the script that starts the page: the browser keeps the server's.
    texts: [['= !isStatic ? " " :', '= true ? " " :']],
  },
  "dom/ssr/routes.js": {
    functions: ["loadRouteModuleWithBlockingLinks"],
    texts: [
      [
        "else {\n\t\t\tif (!route.hasClientLoader)",
        "else {\n\t\t\tLEFT_OUT\n\t\t\tif (!route.hasClientLoader)",
      ],
      ["\t\t\tdataRoute.action = ({ request", "\t\t\tif (false) dataRoute.action = ({ request"],
    ],
  },
  "components.js": {
    texts: [
      [
        "\t\tif (reactDomFlushSyncImpl && flushSync) {\n\t\t\treactDomFlushSyncImpl(() => {\n",
        "\t\tLEFT_OUT\n\t\tif (reactDomFlushSyncImpl && flushSync) {\n\t\t\treactDomFlushSyncImpl(() => {\n",
      ],
      ["if (renderDfd && pendingState && router.window) {", "if (false) {"],
    ],
  },
  "hooks.js": { functions: ["RSCErrorHandler"] },
};

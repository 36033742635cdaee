import { unheardEvents } from "./unheard-events.ts";

/** Code that is left out of the browser's build, by file of a package. */
type UnusedCode = {
  /** Functions that are never called. */
  functions?: readonly string[];
  /** Functions that are called, with all that is left for them to do. `LEFT_OUT` throws. */
  bodies?: Readonly<Record<string, string>>;
  /** Cases of a function's outer `switch` that never occur: what they do goes. */
  cases?: Readonly<Record<string, readonly number[]>>;
  /** Parts of other functions, with what stands for them. */
  texts?: readonly (readonly [found: string, replacement: string])[];
};

/**
 * What React does with kinds of components, by the numbers that its code has for them: 4 a portal, 12 a
 * `Profiler`, 13 `Suspense`, 18 what a server left out of it, 19 `SuspenseList`, 21 a scope, 22 and 23 parts that
 * are hidden, 24 a cache, 30 `ViewTransition`, 31 `Activity`. Those in `beginWork` throw when a page renders one;
 * `scripts/heard-events.test.ts` finds them before.
 */
const REACT_CASES = {
  attemptEarlyBailoutIfNoScheduledUpdate: [4, 31, 13, 19, 22, 24],
  beginWork: [13, 4, 12, 19, 31, 22, 24],
  completeWork: [31, 13, 4, 19, 22, 23, 24],
  unwindWork: [31, 13, 19, 4, 22, 23, 24],
  unwindInterruptedWork: [4, 31, 13, 19, 22, 23, 24],
  commitLayoutEffectOnFiber: [12, 31, 13, 22, 30],
  commitDeletionEffectsOnFiber: [18, 4, 21, 22],
  commitMutationEffectsOnFiber: [4, 12, 31, 13, 22, 19, 30, 21],
  commitPassiveMountOnFiber: [12, 31, 13, 23, 22, 24],
  commitPassiveUnmountOnFiber: [12, 22],
};

/**
 * What the storefront never reaches of React Router and React DOM. It
 * - has no actions and no fetchers: its forms are the browser's, or send requests themselves;
 * - sends its whole route table with the page (`routeDiscovery: { mode: "initial" }`);
 * - gives the router a module for each route before it starts (`lazy-pages.ts`);
 * - prefetches no page with a link, and has no view transitions, instrumentations and Server Components;
 * - renders no `Activity` and `SuspenseList`, and passes no function to a form's `action`;
 * - does not wait for the end of a data answer, whose failure nothing handles where a navigation aborts it;
 * - listens only to the events that its components use (`unheardProperties`), and preloads with links of its own.
 */
export const unusedCode: Readonly<Record<string, UnusedCode>> = {
  "react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js": {
    texts: [
      ["\t\tdone: donePromise.then(() => reader.closed),\n", ""],
      ["\t\tdone.reject(reason);\n", ""],
    ],
  },
  "react-router/dist/production/lib/router/router.js": {
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
  "react-router/dist/production/lib/router/instrumentation.js": {
    functions: ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
  },
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": {
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
  "react-router/dist/production/lib/dom/ssr/single-fetch.js": {
    functions: ["nonSsrStrategy", "singleFetchActionStrategy", "singleFetchLoaderFetcherStrategy"],
  },
  "react-router/dist/production/lib/dom/ssr/components.js": {
    functions: ["PrefetchPageLinks"],
    bodies: { usePrefetchBehavior: "return [false, React$1.useRef(null), {}];" },
    // The text of the script that starts the page: the browser keeps the server's.
    texts: [['= !isStatic ? " " :', '= true ? " " :']],
  },
  "react-router/dist/production/lib/dom/ssr/routes.js": {
    functions: ["loadRouteModuleWithBlockingLinks"],
    texts: [
      [
        "else {\n\t\t\tif (!route.hasClientLoader)",
        "else {\n\t\t\tLEFT_OUT\n\t\t\tif (!route.hasClientLoader)",
      ],
      ["\t\t\tdataRoute.action = ({ request", "\t\t\tif (false) dataRoute.action = ({ request"],
    ],
  },
  "react-router/dist/production/lib/components.js": {
    texts: [
      [
        "\t\tif (reactDomFlushSyncImpl && flushSync) {\n\t\t\treactDomFlushSyncImpl(() => {\n",
        "\t\tLEFT_OUT\n\t\tif (reactDomFlushSyncImpl && flushSync) {\n\t\t\treactDomFlushSyncImpl(() => {\n",
      ],
      ["if (renderDfd && pendingState && router.window) {", "if (false) {"],
    ],
  },
  "react-router/dist/production/lib/hooks.js": { functions: ["RSCErrorHandler"] },
  "react-dom/cjs/react-dom-client.production.js": {
    functions: [
      "mountActionState",
      "preconnectAs",
      "preinitModuleScript",
      "preinitScript",
      "preinitStyle",
      "preload",
      "preloadModule",
      "rerenderActionState",
      "updateActionState",
      "acquireResource",
      "preloadResourceAndSuspendIfNeeded",
      "requestFormReset$1",
      "setPropOnCustomElement",
      "unwrapThenable",
      "updatePortal",
      "useMemoCache",
      "useThenable",
      "ReactDOMSharedInternals.findDOMNode",
    ],
    bodies: {
      // Explicit hydration of a Suspense boundary.
      attemptExplicitHydrationTarget: "",
      constructSelectEvent: "",
      // React 19.2 keeps it, and never calls it.
      defaultOnDefaultTransitionIndicator: "",
      getParentHydrationBoundary: "return null;",
      getResource:
        'if (type === "style" || type === "script" || pendingProps.precedence) LEFT_OUT return null;',
      // The list of components around an error, which nothing reads.
      getStackByFiberInDevAndProd: 'return "";',
      // Of a form whose action is a function.
      extractEvents$1: "",
      getFallbackBeforeInputChars: "return null;",
      getNativeBeforeInputChars: "return null;",
    },
    cases: REACT_CASES,
    texts: [
      ...unheardEvents,
      // The router's first rendering throws a promise: it waits without a boundary.
      [
        "if (null !== sourceFiber) {\n      switch (sourceFiber.tag) {",
        "if (false) {\n      switch (sourceFiber.tag) {",
      ],
      // A commit waits for no style sheet, image or view transition.
      [
        "if (\n    suspendedCommitReason & 8192 ||\n    16785408 === (suspendedCommitReason & 16785408)\n  ) {",
        "if (false) {",
      ],
    ],
  },
};

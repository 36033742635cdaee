import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";
import type { HttpEnv } from "@comanda/api/http/request-env";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import { loggableError } from "@comanda/api/shared/error-facts";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import type { Backend } from "./backend/backend.ts";
import { compression } from "./http/compression.ts";
import { contextAsker, contextVisitor } from "./http/context-visitor.ts";
import { createPlacesRoutes, type PlacesService } from "./places/places.routes.ts";
import { createServedCompanyLookup } from "./places/served-company.ts";

export type HttpAppDeps = {
  backend: Backend;
  /** The folder of the pictures; null when the backend has them. */
  media: string | null;
  /** The storefront's files for the browser; null while Vite serves them. */
  assets: string | null;
  pages: (request: Request, visitor?: string) => Promise<Response>;
  places: PlacesService;
  /** Counts the pages that visitors ask for; null limits nobody. */
  limiter: RateLimiter | null;
  log: Logger;
};

const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";

/** What is no page runs nothing and stands in no frame; pages bring a policy of their own. */
const NON_PAGE_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Every link of a page carries the page's query: no link that people share is longer. */
const MAX_QUERY_LENGTH = 1_500;

/** What browsers heed of documents only; a first visit takes forty files, each with its headers. */
const PAGE_ONLY_HEADERS = ["cross-origin-opener-policy", "permissions-policy"];

/** All that one port answers: the API, pictures, the storefront's files, and its pages. */
export function createHttpApp(deps: HttpAppDeps): Hono<HttpEnv> {
  const { backend, media, assets, pages, places, limiter, log } = deps;
  const app = new Hono<HttpEnv>();
  app.use(requestId({ limitLength: 64 }), async (c, next) => {
    await next();
    const unavailable = c.res.status === 503 && !c.res.headers.has("retry-after");
    if (unavailable) c.header("retry-after", String(UNAVAILABLE_SECONDS));
    const isPage = c.res.headers.get("content-type")?.startsWith("text/html");
    if (isPage) return;
    c.header("content-security-policy", NON_PAGE_CSP);
    for (const name of PAGE_ONLY_HEADERS) c.header(name, undefined);
  });
  app.use(secureHeaders(secureHeaderOptions));
  app.use(compression);

  app.all("/:service{ms-[a-z]+}", (c) => backend.handle(c.req.raw, contextVisitor(c)));
  app.all("/:service{ms-[a-z]+}/*", (c) => backend.handle(c.req.raw, contextVisitor(c)));

  app.route(
    "/",
    createPlacesRoutes({ places, findCompany: createServedCompanyLookup(backend), limiter }),
  );

  // Files and pages are read; all that changes anything is above.
  app.use((c, next) => (isReadMethod(c.req.method) ? next() : answerMethodNotAllowed(c)));

  if (media) {
    const inFolder = (path: string) => path.slice("/media".length);
    app.use("/media/*", staticFiles(media, CACHE_FOREVER, inFolder));
    app.all("/media/*", (c) => c.text("There is no such picture", 404));
  } else {
    app.get("/media/*", (c) => backend.handle(c.req.raw, contextVisitor(c)));
  }

  if (assets) {
    app.use("/assets/*", staticFiles(assets, CACHE_FOREVER));
    app.all("/assets/*", (c) => c.text("There is no such file", 404));
    app.use(staticFiles(assets, CACHE_ONE_HOUR));
  }

  app.all("*", async (c) => {
    if (new URL(c.req.url).search.length > MAX_QUERY_LENGTH)
      return c.text("The address is too long", 414);
    const asker = contextAsker(c);
    const wait = asker && limiter ? await limiter.countOne("pages", asker) : null;
    if (wait === null) return pages(c.req.raw, asker?.visitorAddress);
    c.header("retry-after", String(wait));
    return c.text(`Too many requests. Please try again in ${wait} seconds.`, 429);
  });
  app.onError((error, c) => {
    // What fails because the visitor has gone is no fault of ours.
    if (!c.req.raw.signal.aborted)
      log.error({ request_id: c.get("requestId"), ...loggableError(error) });
    return c.text("An error occurred", 500);
  });
  return app;
}

function isReadMethod(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

async function answerMethodNotAllowed(c: Context<HttpEnv>): Promise<Response> {
  c.header("allow", "GET, HEAD");
  return c.text("This address can only be read", 405);
}

const secureHeaderOptions: Parameters<typeof secureHeaders>[0] = {
  // `frame-ancestors` of the policies says it, and browsers obey that one first.
  xFrameOptions: false,
  // Windows of payment providers answer to the page that opened them.
  crossOriginOpenerPolicy: "same-origin-allow-popups",
  // A storefront elsewhere may show pictures from here (`STORAGE_URL`).
  crossOriginResourcePolicy: "cross-origin",
  originAgentCluster: false,
  // The address of an order's page opens the order: no next page, and nobody whose script is in it, gets it.
  referrerPolicy: "strict-origin",
  // Of browsers and plugins that do not run these pages.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // For whoever ends TLS in front of this server to say.
  strictTransportSecurity: false,
  permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [] },
};

/** The files of a folder, or their compressed twins; other paths go on to the next handler. */
function staticFiles(
  folder: string,
  cacheControl: string,
  inFolder?: (path: string) => string,
): MiddlewareHandler {
  const serve = serveStatic({ root: folder, rewriteRequestPath: inFolder, precompressed: true });
  return async (c, next) => {
    const file = await serve(c, next);
    if (file instanceof Response) file.headers.set("cache-control", cacheControl);
    return file;
  };
}

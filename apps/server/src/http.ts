import { errorFacts } from "@comanda/api/error-facts";
import type { Env } from "@comanda/api/http/env";
import { UNAVAILABLE_SECONDS } from "@comanda/api/http/problem";
import type { Limiter } from "@comanda/api/limits/limiter";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import type { Backend } from "./backend.ts";
import { compression } from "./compression.ts";
import { type PlacesService, placesRoutes } from "./places-http.ts";
import { createFindServedCompany } from "./served-company.ts";
import { askerOf, visitorOf } from "./visitor-of.ts";

export type HttpDeps = {
  backend: Backend;
  /** The folder of the pictures; null when the backend has them. */
  media: string | null;
  /** The storefront's files for the browser; null while Vite serves them. */
  assets: string | null;
  pages: (request: Request, visitor?: string) => Promise<Response>;
  places: PlacesService;
  /** Counts the pages that visitors ask for; null limits nobody. */
  limiter: Limiter | null;
  log: Logger;
};

const FOREVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** What is no page runs nothing and stands in no frame; pages bring a policy of their own. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Every link of a page carries the page's query: no link that people share is longer. */
const MAX_QUERY = 1_500;

/** What browsers heed of documents only; a first visit takes forty files, each with its headers. */
const OF_PAGES = ["cross-origin-opener-policy", "permissions-policy"];

/** All that one port answers: the API, pictures, the storefront's files, and its pages. */
export function createHttp(deps: HttpDeps): Hono<Env> {
  const { backend, media, assets, pages, places, limiter, log } = deps;
  const app = new Hono<Env>();
  app.use(requestId({ limitLength: 64 }), async (c, next) => {
    await next();
    const unavailable = c.res.status === 503 && !c.res.headers.has("retry-after");
    if (unavailable) c.header("retry-after", String(UNAVAILABLE_SECONDS));
    const isPage = c.res.headers.get("content-type")?.startsWith("text/html");
    if (isPage) return;
    c.header("content-security-policy", NO_PAGE);
    for (const name of OF_PAGES) c.header(name, undefined);
  });
  app.use(secureHeaders(headers));
  app.use(compression);

  app.all("/:service{ms-[a-z]+}", (c) => backend.handle(c.req.raw, visitorOf(c)));
  app.all("/:service{ms-[a-z]+}/*", (c) => backend.handle(c.req.raw, visitorOf(c)));

  app.route("/", placesRoutes({ places, findCompany: createFindServedCompany(backend), limiter }));

  // Files and pages are read; all that changes anything is above.
  app.use((c, next) => (isRead(c.req.method) ? next() : refuseMethod(c)));

  if (media) {
    const inFolder = (path: string) => path.slice("/media".length);
    app.use("/media/*", files(media, FOREVER, inFolder));
    app.all("/media/*", (c) => c.text("There is no such picture", 404));
  } else {
    app.get("/media/*", (c) => backend.handle(c.req.raw, visitorOf(c)));
  }

  if (assets) {
    app.use("/assets/*", files(assets, FOREVER));
    app.all("/assets/*", (c) => c.text("There is no such file", 404));
    app.use(files(assets, FOR_AN_HOUR));
  }

  app.all("*", async (c) => {
    if (new URL(c.req.url).search.length > MAX_QUERY) return c.text("The address is too long", 414);
    const asker = askerOf(c);
    const wait = asker && limiter ? await limiter.take("pages", asker) : null;
    if (wait === null) return pages(c.req.raw, asker?.visitor);
    c.header("retry-after", String(wait));
    return c.text(`Too many requests. Please try again in ${wait} seconds.`, 429);
  });
  app.onError((error, c) => {
    // What fails because the visitor has gone is no fault of ours.
    if (!c.req.raw.signal.aborted)
      log.error({ request_id: c.get("requestId"), ...errorFacts(error) });
    return c.text("An error occurred", 500);
  });
  return app;
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

async function refuseMethod(c: Context<Env>): Promise<Response> {
  c.header("allow", "GET, HEAD");
  return c.text("This address can only be read", 405);
}

const headers: Parameters<typeof secureHeaders>[0] = {
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
function files(
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

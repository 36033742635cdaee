import path from "node:path";
import type { FileStore } from "@comanda/api/files/file-store";
import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";
import type { HttpEnv } from "@comanda/api/http/request-env";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { REQUEST_ID_HEADER, requestIdOptions } from "@comanda/api/shared/request-id";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import type { Backend } from "../backend/backend.ts";
import { compression } from "../http/compression.ts";
import { contextVisitor, contextVisitorAddress } from "../http/context-visitor.ts";
import type { Gate } from "../overload/gate.ts";
import type { PlacesService } from "../places/places.routes.ts";
import { bucketPictures } from "./bucket-pictures.ts";
import { staticFiles } from "./static-files.ts";

/** What every site is served with. */
export type SiteAppDeps = {
  backend: Backend;
  /** Where the pictures are; null when the backend serves them. */
  pictures: FileStore | null;
  /** The folder of the site's browser files; null while Vite serves them. */
  assets: string | null;
  pages: (request: Request, visitor?: string) => Promise<Response>;
  /** Counts visitors' pages; null for no limit. */
  limiter: RateLimiter | null;
  log: Logger;
};

/** What a site is served with that searches addresses. */
export type SiteWithPlacesDeps = SiteAppDeps & {
  places: PlacesService;
  searches?: Gate<"search">;
};

type SecureHeaders = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** What distinguishes a site. */
type SiteOptions = {
  headers: SecureHeaders;
  /** Whether the API's path is served at this site; the others answer 404. By default all are. */
  isServed?: (path: string) => boolean;
  /** Adds routes that may be written to, beside the API's. */
  addRoutes: (app: Hono<HttpEnv>) => void;
};

const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";
/** Policy of answers that are no page: no scripts, no frames. Pages bring their own policy. */
const NON_PAGE_CSP = "default-src 'none'; frame-ancestors 'none'";
/** Characters of a query: every link of a page repeats it, and no shared link is longer. */
const MAX_QUERY_LENGTH = 1_500;
/** Headers that browsers use for documents only; a first visit loads forty files. */
const PAGE_ONLY_HEADERS = ["cross-origin-opener-policy", "permissions-policy"];

/**
 * Creates the app that answers every request of a site: the API, pictures, the site's files and its
 * pages.
 */
export function createSiteApp(deps: SiteAppDeps, options: SiteOptions): Hono<HttpEnv> {
  const { backend, pictures, assets, pages, limiter, log } = deps;
  const app = new Hono<HttpEnv>();

  app.use(requestId(requestIdOptions), async (c, next) => {
    await next();
    // `c.header` would copy the answer each time, and make its text a stream (decision 54).
    const { headers, status } = c.res;
    // A page is a response of its own, without the headers that were set before.
    headers.set(REQUEST_ID_HEADER, c.get("requestId"));
    if (status === 503 && !headers.has("retry-after"))
      headers.set("retry-after", String(UNAVAILABLE_SECONDS));
    if (headers.get("content-type")?.startsWith("text/html")) return;
    headers.set("content-security-policy", NON_PAGE_CSP);
    for (const name of PAGE_ONLY_HEADERS) headers.delete(name);
  });
  app.use(secureHeaders({ ...commonHeaders, ...options.headers }));
  app.use(compression);

  const { isServed = () => true } = options;
  app.use((c, next) =>
    isServed(c.req.path) ? next() : Promise.resolve(c.text("There is no such address", 404)),
  );
  app.all("/:service{ms-[a-z]+}", (c) => backend.handle(c.req.raw, contextVisitorAddress(c)));
  app.all("/:service{ms-[a-z]+}/*", (c) => backend.handle(c.req.raw, contextVisitorAddress(c)));
  options.addRoutes(app);

  // Everything below is read only; the routes above handle other methods.
  app.use((c, next) => (isReadMethod(c.req.method) ? next() : answerMethodNotAllowed(c)));

  if (pictures) {
    app.use("/media/*", servePictures(pictures, log, { cacheControl: CACHE_FOREVER }));
    // Pictures without a medium size are served in the large one until it is made.
    const large = { cacheControl: CACHE_ONE_HOUR, inFolder: largePath };
    app.use(`/media${MEDIUM_PICTURES}/*`, servePictures(pictures, log, large));
    app.all("/media/*", (c) => c.text("There is no such picture", 404));
  } else {
    app.get("/media/*", (c) => backend.handle(c.req.raw, contextVisitorAddress(c)));
  }
  if (assets) {
    app.use("/assets/*", staticFiles(assets, { cacheControl: CACHE_FOREVER, memory: true }));
    app.all("/assets/*", (c) => c.text("There is no such file", 404));
    app.use(staticFiles(assets, { cacheControl: CACHE_ONE_HOUR }));
  }

  app.all("*", async (c) => {
    if (new URL(c.req.url).search.length > MAX_QUERY_LENGTH)
      return c.text("The address is too long", 414);
    const visitor = contextVisitor(c);
    const wait = visitor && limiter ? await limiter.countOne("pages", visitor) : null;
    if (wait === null) return pages(withDecodablePath(c.req.raw), visitor?.visitorAddress);
    c.header("retry-after", String(wait));
    return c.text(`Too many requests. Please try again in ${wait} seconds.`, 429);
  });
  app.onError((error, c) => {
    // An error after the visitor has left is no fault of the server.
    if (!c.req.raw.signal.aborted)
      log.error({ request_id: c.get("requestId"), ...loggableError(error) });
    return c.text("An error occurred", 500);
  });
  return app;
}

type ServedPictures = {
  cacheControl: string;
  /** Converts the path of a request to the path of the file. */
  inFolder?: (path: string) => string;
};

function servePictures(
  pictures: FileStore,
  log: Logger,
  { cacheControl, inFolder = (address) => address }: ServedPictures,
): MiddlewareHandler {
  const { localFolder } = pictures;
  if (localFolder === null) return bucketPictures({ pictures, log, cacheControl, inFolder });
  const inMedia = (address: string) => inFolder(address).slice("/media".length);
  const media = path.join(localFolder, "media");
  return staticFiles(media, { cacheControl, inFolder: inMedia, memory: true });
}

/** Where the pictures of products in the medium size are, below `/media`. */
const MEDIUM_PICTURES = "/companies/products/images/400";

const largePath = (address: string) =>
  address.replace(MEDIUM_PICTURES, "/companies/products/images/800");

/**
 * Returns a request whose path can be decoded: `/100%` becomes `/100%25`, which is no page either. React
 * Router would write each path that it cannot decode to the console, beside the log.
 */
function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    const { method, headers, signal } = request;
    return new Request(url, { method, headers, signal });
  }
}

function isReadMethod(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

async function answerMethodNotAllowed(c: Context<HttpEnv>): Promise<Response> {
  c.header("allow", "GET, HEAD");
  return c.text("This address can only be read", 405);
}

const commonHeaders: SecureHeaders = {
  // The policies set `frame-ancestors`, which takes precedence over this header.
  xFrameOptions: false,
  originAgentCluster: false,
  // These headers concern browsers and plugins that cannot run these pages.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // The proxy that terminates TLS sets this header.
  strictTransportSecurity: false,
};

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import type { Backend } from "./backend.ts";

export type HttpDeps = {
  backend: Backend;
  /** Where pictures are: a folder of this machine, or an address of another backend's. */
  media: { folder: string } | { url: string };
  /** The storefront's files for the browser; null while Vite serves them. */
  assets: string | null;
  pages: (request: Request) => Promise<Response>;
  log: Logger;
};

const FOREVER = "public, max-age=31536000, immutable";

/** All that one port answers: the API, pictures, the storefront's files, and its pages. */
export function createHttp({ backend, media, assets, pages, log }: HttpDeps): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      // Pages bring a policy of their own; nothing else is a document that runs anything.
      xFrameOptions: false,
      // The second map provider and the payment providers' frames need none of these two.
      crossOriginOpenerPolicy: "same-origin-allow-popups",
      crossOriginResourcePolicy: "cross-origin",
      originAgentCluster: false,
      referrerPolicy: "strict-origin-when-cross-origin",
      strictTransportSecurity: false,
      permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [] },
    }),
  );
  app.use(compress());

  app.all("/ms-docs/*", (c) => backend.handle(c.req.raw));
  app.all("/ms-docs", (c) => backend.handle(c.req.raw));
  app.all("/:service{ms-[a-z]+}/*", (c) => backend.handle(c.req.raw));

  if ("folder" in media) {
    app.use("/media/*", stored(media.folder, (path) => path.replace(/^\/media/u, "")));
    app.get("/media/*", (c) => c.text("There is no such picture", 404));
  } else {
    app.get("/media/*", (c) => fetch(media.url + new URL(c.req.url).pathname));
  }

  if (assets) {
    app.use("/assets/*", stored(assets));
    app.get("/assets/*", (c) => c.text("There is no such file", 404));
    app.use("/favicon.svg", serveStatic({ root: assets }));
  }

  app.all("*", (c) => pages(c.req.raw));
  app.onError((error, c) => {
    log.error({ error: error.name, stack: error.stack });
    return c.text("An error occurred", 500);
  });
  return app;
}

/** Files named by their content: whoever has one need never ask again. */
function stored(folder: string, rewriteRequestPath?: (path: string) => string) {
  return serveStatic({
    root: folder,
    rewriteRequestPath,
    precompressed: true,
    onFound: (_, c) => c.header("cache-control", FOREVER),
  });
}

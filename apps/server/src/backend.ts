import type { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Config } from "./config.ts";

/** The API behind the storefront: how a browser's request and the storefront's own reach it. */
export type Backend = {
  /** Answers a browser's `/ms-*` request. */
  handle: (request: Request) => Response | Promise<Response>;
  /** For the storefront's loaders, together with `base`. */
  fetch: typeof fetch;
  base: (service: string) => string;
};

/** The API of this process: no network in between. */
export function localBackend(api: Pick<Hono, "fetch">): Backend {
  const base = "http://api.internal";
  return {
    handle: (request) => api.fetch(request),
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    base: () => base,
  };
}

/** Another backend that speaks the contract. Browsers reach it through this server, so that cookies are its own. */
export function remoteBackend(remote: NonNullable<Config["api"]>): Backend {
  const base = (service: string) => (remote.legacyServices.includes(service) ? remote.legacyUrl : remote.url);
  return {
    handle: async (request) => {
      const { pathname, search, host } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.delete("host");
      headers.set("x-forwarded-host", host);
      try {
        return await proxy(base(pathname.split("/")[1] ?? "") + pathname + search, { raw: request, headers });
      } catch {
        const problem = { type: "/ms-docs#unavailable", title: "The backend cannot be reached", status: 503, code: "unavailable" };
        return Response.json(problem, { status: 503, headers: { "content-type": "application/problem+json" } });
      }
    },
    fetch,
    base,
  };
}

import type * as contexts from "@comanda/storefront/app/server-context.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Backend } from "./backend.ts";
import type { Config } from "./config.ts";
import type { Storefront } from "./storefront.ts";
import { version } from "./version.ts";

type PageDeps = {
  backend: Backend;
  config: Pick<Config, "storageUrl" | "production" | "region">;
};

/** Renders the storefront's pages from its build: made once for serving, or anew by Vite while developing. */
export function createPages({ build, mode }: Storefront, { backend, config }: PageDeps) {
  const load = async () => (typeof build === "function" ? build() : build);
  const handler = createRequestHandler(build, mode);
  return async (request: Request): Promise<Response> => {
    const { apiFetchContext, configContext } = contextsOf(await load());
    const context = new RouterContextProvider();
    context.set(apiFetchContext, backend.fetch);
    const { storageUrl, production, region } = config;
    context.set(configContext, { apiBase: backend.base, storageUrl, production, version, region });
    const page = await handler(request, context);
    // Vite's client puts styles into the page and connects to its own port.
    if (mode === "development") page.headers.delete("content-security-policy");
    return page;
  };
}

/** Contexts are looked up by identity, and a build has its own copies of its modules. */
function contextsOf(build: ServerBuild): typeof contexts {
  // React Router's types do not know what else an entry exports.
  return build.entry.module as unknown as typeof contexts;
}

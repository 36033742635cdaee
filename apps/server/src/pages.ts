import type * as contexts from "@comanda/storefront/app/server-context.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Backend } from "./backend.ts";
import type { Config } from "./config.ts";

export type PageDeps = { backend: Backend; config: Config; version: string };

/** Renders the storefront's pages from its build: made once for serving, or anew by Vite while developing. */
export function createPages(build: ServerBuild | (() => Promise<ServerBuild>), deps: PageDeps) {
  const load = typeof build === "function" ? build : async () => build;
  const handler = createRequestHandler(build, process.env.NODE_ENV);
  return async (request: Request): Promise<Response> => {
    // The contexts are looked up by identity, and the build has its own copies of its modules.
    const { apiFetchContext, configContext } = (await load()).entry
      .module as unknown as typeof contexts;
    const context = new RouterContextProvider();
    context.set(apiFetchContext, deps.backend.fetch);
    context.set(configContext, {
      apiBase: deps.backend.base,
      storageUrl: deps.config.storageUrl,
      production: deps.config.production,
      version: deps.version,
      region: deps.config.region,
    });
    return handler(request, context);
  };
}

import { currentRequestId } from "@comanda/api/shared/request-id";
import type { RouteTable } from "@comanda/console/app/server/page-permission.server.ts";
import type * as contexts from "@comanda/console/app/server/server-context.ts";
import type { Logger } from "pino";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Backend } from "../backend/backend.ts";
import type { Config } from "../config/read-config.ts";
import { type AppBuild, entryModuleOf } from "../pages/app-build.ts";
import { createPageErrorLog } from "../pages/page-error-log.ts";
import { storefrontOrigin } from "./storefront-origin.ts";

export type ConsoleRendererDeps = {
  backend: Pick<Backend, "fetchFor">;
  findAccount: contexts.FindAccount;
  config: Pick<Config, "storageUrl" | "map" | "port" | "console" | "consoleUrl">;
  log: Logger;
};

/** A page belongs to one member, on a device that many use: nothing keeps a copy. */
const NO_STORE = "private, no-store";

/**
 * Renders the console's pages from its build. They have no actions: every change is a call of the API,
 * which checks its origin. React Router's own check, which refuses form posts behind a TLS proxy that
 * it does not know, never runs.
 */
export function createConsoleRenderer(
  { build, mode }: AppBuild,
  { backend, findAccount, config, log }: ConsoleRendererDeps,
) {
  const handlerOf = createHandlerOf(mode);
  return async (request: Request, visitor?: string): Promise<Response> => {
    const loaded = typeof build === "function" ? await build() : build;
    // Contexts are compared by identity, and a build has copies of its modules.
    const own = entryModuleOf<typeof contexts>(loaded);
    const context = new RouterContextProvider();
    context.set(own.apiFetchContext, backend.fetchFor(visitor));
    // The API reads the member's cookies by the scheme of the page's own address.
    const apiBase = () => new URL(request.url).origin;
    const { storageUrl, map } = config;
    context.set(own.configContext, {
      apiBase,
      storageUrl,
      tiles: { tileUrl: map.tileUrl, attribution: map.attribution },
      originOf: (host) => storefrontOrigin(request.url, host, config),
    });
    context.set(own.findAccountContext, findAccount);
    context.set(own.requestIdContext, currentRequestId() ?? null);
    context.set(own.logErrorContext, createPageErrorLog(log));
    context.set(own.routesContext, loaded.routes as RouteTable);
    const page = await handlerOf(loaded)(request, context);
    page.headers.set("cache-control", NO_STORE);
    // Vite's client adds styles to the page and connects to its own port.
    if (mode === "development") page.headers.delete("content-security-policy");
    return page;
  };
}

/** Returns React Router's handler of a build, which stays the same until Vite has loaded other code. */
function createHandlerOf(mode: AppBuild["mode"]): (build: ServerBuild) => RequestHandler {
  let last: { build: ServerBuild; handler: RequestHandler } | null = null;
  return (build) => {
    if (last?.build !== build) last = { build, handler: createRequestHandler(build, mode) };
    return last.handler;
  };
}

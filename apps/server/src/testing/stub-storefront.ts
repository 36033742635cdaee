import { randomUUID } from "node:crypto";
import {
  apiFetchContext,
  configContext,
  logErrorContext,
  optionalCallsContext,
  readAnswerContext,
  requestIdContext,
} from "@comanda/storefront/app/server/server-context.ts";
import { sharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import { data, type EntryContext, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import type { AppBuild } from "../pages/app-build.ts";

/**
 * Returns a storefront without a build: each of its pages is JSON with the requested URL, the API's
 * answer for the host, the menu, and a random text that differs in each rendering. `assets` is the
 * folder of its browser files.
 */
export function stubStorefront(assets: string | null = null): AppBuild {
  return { mode: "production", build, assets, close: async () => undefined };
}

async function loader({ request, context }: LoaderFunctionArgs) {
  const { hostname, pathname } = new URL(request.url);
  const { apiBase, production, region } = context.get(configContext);
  const host = `/ms-companies/public/hosts/${encodeURIComponent(hostname)}`;
  const callApi = context.get(apiFetchContext);
  const answer = await callApi(apiBase("ms-companies") + host);
  const api = (await answer.json()) as { company_id?: string };
  const menu = `/ms-products/public/companies/${api.company_id}/categories`;
  const page = {
    hostname,
    pathname,
    production,
    region,
    api,
    language: request.headers.get("accept-language"),
    cookie: request.headers.get("cookie"),
    menu: answer.ok ? await (await callApi(apiBase("ms-products") + menu)).json() : null,
    rendering: randomUUID(),
  };
  return data(page, answer.status);
}

function answer(
  _: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
) {
  const { page } = staticHandlerContext.loaderData;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(JSON.stringify(page), { status, headers });
}

const entry = {
  default: answer,
  sharedPage,
  apiFetchContext,
  configContext,
  logErrorContext,
  optionalCallsContext,
  readAnswerContext,
  requestIdContext,
};

const build: ServerBuild = {
  entry: { module: entry },
  routes: { page: { id: "page", path: "*", module: { loader, default: () => null } } },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
};

import { apiFetchContext, configContext } from "@comanda/storefront/app/server-context.ts";
import { data, type EntryContext, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import type { Storefront } from "../storefront.ts";

/**
 * A storefront that needs no build: each of its pages is JSON, of what was asked for and what the
 * API says of the host. `assets` is the folder of its files for the browser.
 */
export function stubStorefront(assets: string | null = null): Storefront {
  return { mode: "production", build, assets, close: async () => undefined };
}

async function loader({ request, context }: LoaderFunctionArgs) {
  const { hostname, pathname } = new URL(request.url);
  const { apiBase, production, region } = context.get(configContext);
  const host = `/ms-companies/public/hosts/${encodeURIComponent(hostname)}`;
  const answer = await context.get(apiFetchContext)(apiBase("ms-companies") + host);
  const page = { hostname, pathname, production, region, api: await answer.json() };
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

const entry = { default: answer, apiFetchContext, configContext };

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

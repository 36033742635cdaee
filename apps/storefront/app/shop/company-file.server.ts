import { ApiError } from "@comanda/contract/client";
import type { RouterContextProvider } from "react-router";
import { configContext, logErrorContext } from "../server-context.ts";
import { serverApi } from "./api.server.ts";
import { menuIsDisabled } from "./disabled-menu.ts";
import { loadShop, requestedHost } from "./shop.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** How long, in seconds, whoever asks for a file of a company may keep it. */
const KEPT = 300;

/**
 * The company for a file that machines ask for, such as a site map. Throws the answer where there
 * is none: 404 where no restaurant has a menu, 503 while the API is away.
 */
export async function companyOfFile({ request, context }: Asked) {
  const { storageUrl, production, hasIcons } = context.get(configContext);
  const { origin } = new URL(request.url);
  try {
    const api = serverApi(context, request);
    const found = await loadShop(api, requestedHost(request), null, context.get(logErrorContext));
    if (menuIsDisabled(found.company)) throw noFile();
    return { ...found, storageUrl, origin, production, hasIcons };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nobody = error.status === 404 || error.status === 422;
    if (!nobody) context.get(logErrorContext)(error);
    throw nobody ? noFile() : new Response("Try again later", { status: error.status || 503 });
  }
}

export function noFile(): Response {
  return new Response("There is no such file", { status: 404 });
}

/** The same for all who ask. */
export function file(content: string, type: string): Response {
  const headers = { "content-type": type, "cache-control": `public, max-age=${KEPT}` };
  return new Response(content, { headers });
}

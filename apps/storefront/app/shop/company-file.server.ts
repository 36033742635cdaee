import type { RouterContextProvider } from "react-router";
import { configContext, logErrorContext } from "../server-context.ts";
import { serverApi } from "./api.server.ts";
import { menuIsDisabled } from "./disabled-menu.ts";
import { failureStatus } from "./load-failure.server.ts";
import { optionalCall } from "./optional-call.server.ts";
import { loadShop, requestedHost } from "./shop.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** How long, in seconds, whoever asks for a file of a company may keep it. */
const KEPT = 300;

/**
 * The company for a file that machines ask for, such as a site map. Throws the answer where there
 * is none: 404 where no restaurant has a menu, 503 or 502 while the API cannot say.
 */
export async function companyOfFile({ request, context }: Asked) {
  const { storageUrl, production, hasIcons } = context.get(configContext);
  const { origin } = new URL(request.url);
  try {
    const api = serverApi(context, request);
    const optional = optionalCall(context);
    const log = context.get(logErrorContext);
    const host = requestedHost(request);
    const { missing, ...found } = await loadShop({ api, host, optional, log }, null);
    if (missing.settings) throw new Response("Try again later", { status: 503 });
    if (menuIsDisabled(found.company)) throw noFile();
    return { ...found, storageUrl, origin, production, hasIcons };
  } catch (error) {
    const status = failureStatus(error);
    if (status === null) throw error;
    if (status === 404) throw noFile();
    context.get(logErrorContext)(error);
    throw new Response("Try again later", { status });
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

import type { RouterContextProvider } from "react-router";
import { menuIsDisabled } from "../company/disabled-menu-path.ts";
import { failureStatus } from "./failure-status.server.ts";
import { loadCompany, requestHostname } from "./load-company.server.ts";
import { optionalCall } from "./optional-call.server.ts";
import { serverApi } from "./server-api.server.ts";
import { configContext, logErrorContext } from "./server-context.ts";

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Seconds for which clients may cache a company's file. */
const MAX_AGE_SECONDS = 300;

/**
 * Loads the company for a file such as a site map. Throws the response where that is not possible:
 * 404 where the host has no restaurant with a menu, 503 or 502 where the API cannot answer.
 */
export async function loadCompanyForFile({ request, context }: LoaderArgs) {
  const { storageUrl, production, ownPictures } = context.get(configContext);
  const { origin } = new URL(request.url);
  try {
    const api = serverApi(context, request);
    const optional = optionalCall(context);
    const host = requestHostname(request);
    const { missing, ...found } = await loadCompany({ api, host, optional }, null);
    if (missing.settings) throw new Response("Try again later", { status: 503 });
    if (menuIsDisabled(found.company)) throw fileNotFound();
    return { ...found, storageUrl, origin, production, ownPictures };
  } catch (error) {
    const status = failureStatus(error);
    if (status === null) throw error;
    if (status === 404) throw fileNotFound();
    context.get(logErrorContext)(error);
    throw new Response("Try again later", { status });
  }
}

/** 404 as plain text, for a file that this host does not have. */
export function fileNotFound(): Response {
  return new Response("There is no such file", { status: 404 });
}

/** Returns a response that is public: the file is the same for all visitors. */
export function fileResponse(content: string, type: string): Response {
  const headers = { "content-type": type, "cache-control": `public, max-age=${MAX_AGE_SECONDS}` };
  return new Response(content, { headers });
}

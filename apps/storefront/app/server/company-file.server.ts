import type { RouterContextProvider } from "react-router";
import { menuIsDisabled } from "../company/disabled-menu.ts";
import { failureStatus } from "./failure-status.server.ts";
import { loadCompany, requestHostname } from "./load-company.server.ts";
import { optionalCall } from "./optional-call.server.ts";
import { serverApi } from "./server-api.server.ts";
import { configContext, logErrorContext } from "./server-context.ts";

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** How long, in seconds, whoever asks for a file of a company may keep it. */
const MAX_AGE_SECONDS = 300;

/**
 * The company for a file that machines ask for, such as a site map. Throws the answer where there
 * is none: 404 where no restaurant has a menu, 503 or 502 while the API cannot say.
 */
export async function companyForFile({ request, context }: LoaderArgs) {
  const { storageUrl, production, hasIcons } = context.get(configContext);
  const { origin } = new URL(request.url);
  try {
    const api = serverApi(context, request);
    const optional = optionalCall(context);
    const log = context.get(logErrorContext);
    const host = requestHostname(request);
    const { missing, ...found } = await loadCompany({ api, host, optional, log }, null);
    if (missing.settings) throw new Response("Try again later", { status: 503 });
    if (menuIsDisabled(found.company)) throw fileNotFound();
    return { ...found, storageUrl, origin, production, hasIcons };
  } catch (error) {
    const status = failureStatus(error);
    if (status === null) throw error;
    if (status === 404) throw fileNotFound();
    context.get(logErrorContext)(error);
    throw new Response("Try again later", { status });
  }
}

export function fileNotFound(): Response {
  return new Response("There is no such file", { status: 404 });
}

/** The same for all who ask. */
export function fileResponse(content: string, type: string): Response {
  const headers = { "content-type": type, "cache-control": `public, max-age=${MAX_AGE_SECONDS}` };
  return new Response(content, { headers });
}

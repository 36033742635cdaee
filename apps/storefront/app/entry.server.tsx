import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { loadCatalog } from "./i18n/catalogs.ts";
import { defaultLocale } from "./i18n/locales.ts";
import { contentSecurityPolicy } from "./security.server.ts";

export { apiFetchContext, configContext } from "./server-context.ts";

export const streamTimeout = 5_000;

// Whatever fails, the page that says so must have its words.
await loadCatalog(defaultLocale);

/** Logs what went wrong in a loader; a request that was itself wrong, or was given up, is no news. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  // biome-ignore lint/suspicious/noConsole: the process that serves the pages reads its errors here
  if (!refused && !request.signal.aborted) console.error(error);
}

/** Streams a page to browsers and sends it whole to robots, with the policy its nonce belongs to. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  const nonce = randomBytes(16).toString("base64");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(nonce));
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let answerStatus = status;
    const whenReady = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [whenReady]() {
          shellRendered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          pipe(body);
          const stream = createReadableStreamFromReadable(body);
          resolve(new Response(stream, { status: answerStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          // An error of the shell itself rejects and is logged by whoever called.
          // biome-ignore lint/suspicious/noConsole: the process that serves the pages reads its errors here
          if (shellRendered) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

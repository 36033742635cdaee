import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export type FetchedPage = { status: number; headers: IncomingHttpHeaders; html: string };

type PageRequest = { port: number; host: string; path: string; cookie?: string };

/**
 * Fetches a page as the server sends it, before any script runs. `host` is a `*.localhost` name: it
 * goes into the `Host` header, because this process may not be able to resolve it.
 */
export async function fetchPage({ port, host, path, cookie }: PageRequest): Promise<FetchedPage> {
  const headers = {
    host: `${host}:${port}`,
    "accept-language": "es-MX",
    ...(cookie ? { cookie } : {}),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, resolve).on("error", reject).end();
  });
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, html: await text(response) };
}

import { createServer, type Server } from "node:http";
import { loggableError } from "@comanda/api/shared/loggable-error";
import type { Logger } from "pino";

/**
 * Answers a proxy that gets certificates by itself: 200 for `?domain=` of a host that is served here,
 * 404 for any other. It listens on a port of its own, which no visitor reaches.
 */
export function createHostCheck(
  isServed: (host: string) => Promise<boolean>,
  log: Pick<Logger, "error">,
): Server {
  return createServer(async (request, response) => {
    const url = URL.parse(request.url ?? "/", "http://host-check");
    const host = url?.searchParams.get("domain")?.toLowerCase() ?? "";
    try {
      response.writeHead((await isServed(host)) ? 200 : 404).end();
    } catch (error) {
      log.error(loggableError(error as Error));
      response.writeHead(503).end();
    }
  });
}

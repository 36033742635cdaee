import { createServer, type Server } from "node:http";
import type { MetricsAddress } from "../config/metrics-config.ts";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import type { ServerMetrics } from "./metrics.ts";

type MetricsServerDeps = {
  metrics: Pick<ServerMetrics, "read">;
  /** Whether requests should be sent here: the database answers, and the server is not stopping. */
  isReady: () => Promise<boolean>;
  /** Whether the bucket of the pictures answers; null without a bucket. */
  isBucketUp: (() => Promise<boolean>) | null;
};

/** Starts the server for operators' programs; it is apart from the port of the visitors. */
export function startMetricsServer(
  deps: MetricsServerDeps,
  { port, host }: MetricsAddress,
): Promise<ListeningServer> {
  return startListening(createMetricsServer(deps), port, host);
}

/**
 * Answers `/metrics`; `/livez`, 200 while the process answers at all; and `/readyz`, 503 while no
 * requests should be sent here. A supervisor restarts a process that is not live, and a proxy sends
 * nothing to one that is not ready. Without its bucket a server is ready: it sells without pictures, and
 * the others have the same bucket.
 */
function createMetricsServer({ metrics, isReady, isBucketUp }: MetricsServerDeps): Server {
  return createServer(async ({ url = "", method }, response) => {
    const answer = (status: number, text: string, type = "text/plain; charset=utf-8") =>
      response
        .writeHead(status, { "content-type": type, "cache-control": "no-store" })
        .end(method === "HEAD" ? undefined : text);
    if (method !== "GET" && method !== "HEAD") return answer(405, "Only GET\n");
    try {
      switch (url.split("?")[0]) {
        case "/metrics": {
          const { text, contentType } = await metrics.read();
          return answer(200, text, contentType);
        }
        case "/livez":
          return answer(200, "live\n");
        case "/readyz":
          return (await isReady())
            ? answer(200, `ready\n${await bucketLine(isBucketUp)}`)
            : answer(503, "not ready\n");
        default:
          return answer(404, "There are /metrics, /livez and /readyz\n");
      }
    } catch {
      return answer(500, "An error occurred\n");
    }
  });
}

async function bucketLine(isBucketUp: MetricsServerDeps["isBucketUp"]): Promise<string> {
  if (!isBucketUp) return "";
  return (await isBucketUp()) ? "bucket: answers\n" : "bucket: does not answer\n";
}

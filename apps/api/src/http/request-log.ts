import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { ApiMetrics } from "../context/api-metrics.ts";
import type { HttpEnv } from "./request-env.ts";

/**
 * One line per request: the route's pattern instead of the path, and no bodies, query values,
 * cookies or addresses, so that the log holds no personal data. The metrics count the same.
 */
export function requestLog(log: Logger, metrics?: ApiMetrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { method } = c.req;
    const { status } = c.res;
    const [route, refusal] = [answeredRoute(c), c.get("refusal")];
    metrics?.countCall({ method, route, status, seconds: ms / 1_000, refusal });
    log.info({
      request_id: c.get("requestId"),
      method,
      route,
      status,
      ...(refusal && { refusal }),
      ms: Math.round(ms),
    });
  };
}

/**
 * Returns the pattern of the route that answered. Where a middleware answered it is the last that the path
 * matches: a path such as `/shared-carts/find` matches `/shared-carts/:cartId` too.
 */
function answeredRoute(c: Context<HttpEnv>): string {
  const answered = routePath(c);
  return answered.includes("*") ? routePath(c, -1) : answered;
}

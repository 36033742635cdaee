import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { HttpEnv } from "./request-env.ts";

/**
 * One line per request: the route's pattern instead of the path, and no bodies, query values,
 * cookies or addresses, so that the log holds no personal data.
 */
export function requestLog(log: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.info({
      request_id: c.get("requestId"),
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
}

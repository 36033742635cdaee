import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { HttpEnv } from "./request-env.ts";

/**
 * One line a request: the route's pattern, never the path as sent, and neither bodies, query
 * values, cookies nor addresses, so that a log holds nothing about a person.
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

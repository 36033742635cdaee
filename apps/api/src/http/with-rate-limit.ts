import type { CallName } from "@comanda/contract/calls/call-table";
import type { Context } from "hono";
import type { RateLimitedVisitor, RateLimiter } from "../limits/limiter.ts";
import type { LimitName } from "../limits/rate-limits.ts";
import { Refusal } from "../shared/refusal.ts";
import type { HttpEnv, RequestBindings } from "./request-env.ts";

type RateLimitedCall<Request, T> = {
  limiter: RateLimiter | null;
  name: CallName;
  device: string | null;
  /**
   * For a call whose limit depends on its body: the possible limits, the first of which an invalid
   * body counts towards, and the limit of a valid one.
   */
  byBody?: {
    limits: readonly [LimitName, ...LimitName[]];
    limitOf: (request: Request) => LimitName;
  };
  readRequest: () => Promise<Request | Refusal>;
  handle: (request: Request) => Promise<T | Refusal>;
};

/**
 * Reads and handles a request, unless the visitor is above a limit: then 429 `rate_limited`, with
 * `Retry-After` in seconds.
 */
export async function withRateLimit<Request, T>(
  c: Context<HttpEnv>,
  { limiter, name, device, byBody, readRequest, handle }: RateLimitedCall<Request, T>,
): Promise<T | Refusal> {
  const visitor = visitorOfRequest(c, device);
  const handleUnlessRefused = async (request: Request | Refusal) =>
    request instanceof Refusal ? request : handle(request);
  if (!limiter || !visitor) return handleUnlessRefused(await readRequest());
  const waitBefore = byBody
    ? await waitUntilAllowed(limiter, byBody.limits, visitor)
    : await limiter.countCall(name, visitor);
  if (waitBefore !== null) return tooManyRequests(c, waitBefore);
  const request = await readRequest();
  if (byBody) {
    const limit = request instanceof Refusal ? byBody.limits[0] : byBody.limitOf(request);
    const waitAfter = await limiter.countOne(limit, visitor);
    if (waitAfter !== null) return tooManyRequests(c, waitAfter);
  }
  const answer = await handleUnlessRefused(request);
  if (answer instanceof Refusal) await limiter.countRefusal(answer.code, visitor);
  return answer;
}

/** 429 `rate_limited`, with a `Retry-After` of `wait` seconds, which a page reads in the body. */
export function tooManyRequests(c: Context<HttpEnv>, wait: number): Refusal {
  c.header("retry-after", String(wait));
  return new Refusal("rate_limited", { detail: `Wait for ${wait} seconds`, retry_after: wait });
}

/** Returns seconds to wait when every one of these limits is used up: then the body is not read. */
async function waitUntilAllowed(
  limiter: RateLimiter,
  limits: readonly LimitName[],
  visitor: RateLimitedVisitor,
): Promise<number | null> {
  const waits: number[] = [];
  for (const limit of limits) {
    const wait = await limiter.waitTime(limit, visitor);
    if (wait === null) return null;
    waits.push(wait);
  }
  return Math.min(...waits);
}

/** Null for the server's own requests, which carry no visitor's address. */
function visitorOfRequest(c: Context<HttpEnv>, device: string | null): RateLimitedVisitor | null {
  // Undefined when `fetch` is called with a request alone.
  const bindings: RequestBindings | undefined = c.env;
  return bindings?.visitorAddress === undefined
    ? null
    : { visitorAddress: bindings.visitorAddress, device };
}

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
   * For a call that its body decides about: what it may count as, the first of which a bad body
   * counts as, and what a good one does.
   */
  byBody?: {
    limits: readonly [LimitName, ...LimitName[]];
    limitOf: (request: Request) => LimitName;
  };
  readRequest: () => Promise<Request | Refusal>;
  handle: (request: Request) => Promise<T | Refusal>;
};

/**
 * What `answer` says to the request that `read` gets, unless the visitor has made too many calls: then
 * 429 `rate_limited`, with a `Retry-After` of seconds.
 */
export async function withRateLimit<Request, T>(
  c: Context<HttpEnv>,
  { limiter, name, device, byBody, readRequest: read, handle: answer }: RateLimitedCall<Request, T>,
): Promise<T | Refusal> {
  const asker = visitorOfRequest(c, device);
  const answerTo = async (request: Request | Refusal) =>
    request instanceof Refusal ? request : answer(request);
  if (!limiter || !asker) return answerTo(await read());
  const waitBefore = byBody
    ? await waitUntilAllowed(limiter, byBody.limits, asker)
    : await limiter.countCall(name, asker);
  if (waitBefore !== null) return tooManyRequests(c, waitBefore);
  const request = await read();
  if (byBody) {
    const limit = request instanceof Refusal ? byBody.limits[0] : byBody.limitOf(request);
    const waitAfter = await limiter.countOne(limit, asker);
    if (waitAfter !== null) return tooManyRequests(c, waitAfter);
  }
  const answered = await answerTo(request);
  if (answered instanceof Refusal) await limiter.countRefusal(answered.code, asker);
  return answered;
}

/** 429 `rate_limited`, with a `Retry-After` of `wait` seconds. */
export function tooManyRequests(c: Context<HttpEnv>, wait: number): Refusal {
  c.header("retry-after", String(wait));
  return new Refusal("rate_limited", { detail: `Wait for ${wait} seconds` });
}

/** Seconds to wait where nothing of all these is left: then the body need not be read. */
async function waitUntilAllowed(
  limiter: RateLimiter,
  limits: readonly LimitName[],
  asker: RateLimitedVisitor,
): Promise<number | null> {
  const waits: number[] = [];
  for (const limit of limits) {
    const wait = await limiter.waitTime(limit, asker);
    if (wait === null) return null;
    waits.push(wait);
  }
  return Math.min(...waits);
}

/** Null for the server's own requests: of every visitor's it says who sent it. */
function visitorOfRequest(c: Context<HttpEnv>, device: string | null): RateLimitedVisitor | null {
  // Absent where the app's `fetch` was given nothing but a request.
  const bindings: RequestBindings | undefined = c.env;
  return bindings?.visitorAddress === undefined
    ? null
    : { visitorAddress: bindings.visitorAddress, device };
}

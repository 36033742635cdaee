import type { CallName } from "@comanda/contract/calls";
import type { Context } from "hono";
import type { Asker, Limiter } from "../limits/limiter.ts";
import type { LimitName } from "../limits/rate-limits.ts";
import { Refusal } from "../refusal.ts";
import type { Bindings, Env } from "./env.ts";

type Limited<Request, T> = {
  limiter: Limiter | null;
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
  read: () => Promise<Request | Refusal>;
  answer: (request: Request) => Promise<T | Refusal>;
};

/**
 * What `answer` says to the request that `read` gets, unless the visitor has made too many calls: then
 * 429 `rate_limited`, with a `Retry-After` of seconds.
 */
export async function limited<Request, T>(
  c: Context<Env>,
  { limiter, name, device, byBody, read, answer }: Limited<Request, T>,
): Promise<T | Refusal> {
  const asker = askerOf(c, device);
  const answerTo = async (request: Request | Refusal) =>
    request instanceof Refusal ? request : answer(request);
  if (!limiter || !asker) return answerTo(await read());
  const early = byBody
    ? await allSpent(limiter, byBody.limits, asker)
    : await limiter.call(name, asker);
  if (early !== null) return tooManyRequests(c, early);
  const request = await read();
  if (byBody) {
    const limit = request instanceof Refusal ? byBody.limits[0] : byBody.limitOf(request);
    const late = await limiter.take(limit, asker);
    if (late !== null) return tooManyRequests(c, late);
  }
  const answered = await answerTo(request);
  if (answered instanceof Refusal) await limiter.refused(answered.code, asker);
  return answered;
}

/** 429 `rate_limited`, with a `Retry-After` of `wait` seconds. */
export function tooManyRequests(c: Context<Env>, wait: number): Refusal {
  c.header("retry-after", String(wait));
  return new Refusal("rate_limited", { detail: `Wait for ${wait} seconds` });
}

/** Seconds to wait where nothing of all these is left: then the body need not be read. */
async function allSpent(
  limiter: Limiter,
  limits: readonly LimitName[],
  asker: Asker,
): Promise<number | null> {
  const waits: number[] = [];
  for (const limit of limits) {
    const wait = await limiter.spent(limit, asker);
    if (wait === null) return null;
    waits.push(wait);
  }
  return Math.min(...waits);
}

/** Null for the server's own requests: of every visitor's it says who sent it. */
function askerOf(c: Context<Env>, device: string | null): Asker | null {
  // Absent where the app's `fetch` was given nothing but a request.
  const bindings: Bindings | undefined = c.env;
  return bindings?.visitor === undefined ? null : { visitor: bindings.visitor, device };
}

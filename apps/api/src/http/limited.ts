import type { CallName } from "@comanda/contract/calls";
import type { Context } from "hono";
import type { Asker, Limiter } from "../limits/limiter.ts";
import { Refusal } from "../refusal.ts";
import type { Bindings, Env } from "./env.ts";

type Limited = { limiter: Limiter | null; name: CallName; device: string | null };

/**
 * What `answer` says, unless the visitor has made too many calls: then 429 `rate_limited`, with a
 * `Retry-After` of seconds.
 */
export async function limited<T>(
  c: Context<Env>,
  { limiter, name, device }: Limited,
  answer: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const asker = askerOf(c, device);
  if (!limiter || !asker) return answer();
  const wait = await limiter.call(name, asker);
  if (wait !== null) {
    c.header("retry-after", String(wait));
    return new Refusal("rate_limited", { detail: `Wait for ${wait} seconds` });
  }
  const answered = await answer();
  if (answered instanceof Refusal) await limiter.refused(answered.code, asker);
  return answered;
}

/** Null for the server's own requests: of every visitor's it says who sent it. */
function askerOf(c: Context<Env>, device: string | null): Asker | null {
  // Absent where the app's `fetch` was given nothing but a request.
  const bindings: Bindings | undefined = c.env;
  return bindings?.visitor === undefined ? null : { visitor: bindings.visitor, device };
}

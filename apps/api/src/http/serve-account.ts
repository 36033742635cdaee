import { type AccountCallName, accountCalls } from "@comanda/contract/accounts/account-calls";
import {
  type AccountAnswer,
  accountSchemas,
  type ParsedAccountBody,
} from "@comanda/contract/accounts/account-schemas";
import type { CallSchemas } from "@comanda/contract/calls/call-schemas";
import type { Context, Hono } from "hono";
import type { Deps } from "../context/deps.ts";
import type { LimitName } from "../limits/rate-limits.ts";
import { visitorKey } from "../limits/visitor-key.ts";
import { staffSecrets } from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import { answerProblem } from "./answer-problem.ts";
import { parseRequest } from "./parse-request.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import type { HttpEnv, RequestBindings } from "./request-env.ts";
import { isFromOwnOrigin } from "./request-origin.ts";
import { tooManyRequests } from "./with-rate-limit.ts";

/** Binds an account call of the contract's table to its handler. */
export type ServeAccount = <Name extends AccountCallName>(
  name: Name,
  limit: LimitName,
  handler: (
    body: ParsedAccountBody<Name>,
    c: Context<HttpEnv>,
  ) => Promise<AccountAnswer<Name> | Refusal>,
) => void;

/**
 * Serves the calls about accounts on `app`. A call that changes something must come from the
 * console's own pages (403 `foreign_origin`), be within its limit (429 `rate_limited`) and match
 * its schema.
 */
export function createServeAccount(
  app: Hono<HttpEnv>,
  { limiter }: Pick<Deps, "limiter">,
): ServeAccount {
  return (name, limit, handler) => {
    const { method, path } = accountCalls[name];
    app.on(method, path, async (c) => {
      const answer = await admitted(c, limiter ?? null, { limit }, async () => {
        const parts = await parseRequest(accountSchemas[name] as CallSchemas, c);
        if (parts instanceof Refusal) return parts;
        return handler(parts.body as Parameters<typeof handler>[0], c);
      });
      return answer instanceof Refusal ? answerProblem(c, answer) : c.json<unknown>(answer);
    });
    refuseOtherMethods(app, path, [method]);
  };
}

/**
 * Runs `work` for a request of the console's own pages that is within the limit of its address, or of its own
 * where it is a known device of staff. `countedBy` counts within the address too, for instance the account that is tried.
 */
export async function admitted<T>(
  c: Context<HttpEnv>,
  limiter: NonNullable<Deps["limiter"]> | null,
  { limit, countedBy = null }: { limit: LimitName; countedBy?: string | null },
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (c.req.method !== "GET" && !isFromOwnOrigin(c.req.raw)) return new Refusal("foreign_origin");
  const visitorAddress = visitorAddressOf(c);
  if (limiter && visitorAddress !== null) {
    const device = countedBy && `${visitorKey(visitorAddress)} ${countedBy}`;
    const visitors = [knownDevice(c, limiter, limit), ...(device === null ? [] : [device])];
    for (const each of visitors) {
      const wait = await limiter.countOne(limit, { visitorAddress, device: each });
      if (wait !== null) return tooManyRequests(c, wait);
    }
  }
  return work();
}

/** The limits that guests at the same address cannot use up for the staff's own devices. */
const STAFF_LIMITS: readonly LimitName[] = ["staff", "pins"];

function knownDevice(
  c: Context<HttpEnv>,
  { knownStaff }: NonNullable<Deps["limiter"]>,
  limit: LimitName,
): string | null {
  if (!STAFF_LIMITS.includes(limit)) return null;
  return knownStaff.deviceOf(staffSecrets(c.req.header("cookie")));
}

/** The visitor's address; null for the server's own requests. */
export function visitorAddressOf(c: Context<HttpEnv>): string | null {
  // Undefined when `fetch` is called with a request alone.
  const bindings: RequestBindings | undefined = c.env;
  return bindings?.visitorAddress ?? null;
}

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
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import { staffSecrets } from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import { answerProblem } from "./answer-problem.ts";
import { parseRequest } from "./parse-request.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import type { HttpEnv, RequestBindings } from "./request-env.ts";
import { isFromOwnOrigin } from "./request-origin.ts";
import { knownAccount } from "./staff-cookie-headers.ts";
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
  { limiter, secret }: Pick<Deps, "limiter" | "secret">,
): ServeAccount {
  const cookieSecret = sessionCookieSecret(secret);
  return (name, limit, handler) => {
    const { method, path } = accountCalls[name];
    app.on(method, path, async (c) => {
      const knownAs = knownAccount(c, cookieSecret);
      const answer = await admitted(c, limiter ?? null, { limit, knownAs }, async () => {
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
 * where it is a known device of staff.
 */
export async function admitted<T>(
  c: Context<HttpEnv>,
  limiter: NonNullable<Deps["limiter"]> | null,
  counted: Counted,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (c.req.method !== "GET" && !isFromOwnOrigin(c.req.raw)) return new Refusal("foreign_origin");
  const visitorAddress = visitorAddressOf(c);
  if (limiter && visitorAddress !== null) {
    for (const { limit, device } of countsOf(c, limiter, counted, visitorKey(visitorAddress))) {
      const wait = await limiter.countOne(limit, { visitorAddress, device });
      if (wait !== null) return tooManyRequests(c, wait);
    }
  }
  return work();
}

type Counted = {
  limit: LimitName;
  /** What is counted within the address too, for instance the account that is tried. */
  countedBy?: string | null;
  /** The account that this browser has signed in to before; of a call that tries an account, only that one. */
  knownAs?: string | null;
};

/** By which limits browsers of members count, so that strangers at their address cannot use these up (decision 130). */
const KNOWN_LIMITS: Partial<Record<LimitName, LimitName>> = {
  signIns: "knownSignIns",
  mails: "knownMails",
};

/** What a request counts for. A browser of a member counts for its account alone where it signs in. */
function countsOf(
  c: Context<HttpEnv>,
  limiter: NonNullable<Deps["limiter"]>,
  { limit, countedBy = null, knownAs = null }: Counted,
  address: string,
): { limit: LimitName; device: string | null }[] {
  const knownLimit = KNOWN_LIMITS[limit];
  if (knownLimit && knownAs !== null)
    return [{ limit: knownLimit, device: `${address} ${knownAs}` }];
  const secrets = staffSecrets(c.req.header("cookie"));
  const device = STAFF_LIMITS.includes(limit) ? limiter.knownStaff.deviceOf(secrets) : null;
  const tried = countedBy === null ? [] : [{ limit, device: `${address} ${countedBy}` }];
  return [{ limit, device }, ...tried];
}

/** The limits that guests at the same address cannot use up for the staff's own devices. */
const STAFF_LIMITS: readonly LimitName[] = ["staff", "pins"];

/** The visitor's address; null for the server's own requests. */
export function visitorAddressOf(c: Context<HttpEnv>): string | null {
  // Undefined when `fetch` is called with a request alone.
  const bindings: RequestBindings | undefined = c.env;
  return bindings?.visitorAddress ?? null;
}

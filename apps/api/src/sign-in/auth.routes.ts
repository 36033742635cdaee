import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isConsoleHost } from "../accounts/account-links.ts";
import type { AuthAt } from "../accounts/auth-per-origin.ts";
import type { AuthCall } from "../accounts/call-auth.ts";
import type { Deps } from "../context/deps.ts";
import { answerProblem } from "../http/answer-problem.ts";
import { callAuthForVisitor } from "../http/call-auth-for-visitor.ts";
import { readJsonBody } from "../http/json-body.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { isSecureRequest } from "../http/request-origin.ts";
import { admitted } from "../http/serve-account.ts";
import { knownAccount } from "../http/staff-cookie-headers.ts";
import { tooManyRequests } from "../http/with-rate-limit.ts";
import { fromEverywhere } from "../limits/limiter.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import { readSessionProofs } from "../sessions/find-member.ts";
import { hashEmail } from "../sessions/known-account.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { authPaths, knownFields } from "./auth-paths.ts";
import { mayAddProof } from "./email-confirmation-rules.ts";
import { hideAnswerTime } from "./hide-answer-time.ts";
import { findOwnAccount, type SignedIn } from "./read-me.ts";

export type AuthRouteDeps = Pick<
  Deps,
  "db" | "clock" | "events" | "log" | "secret" | "limiter" | "consoleUrl" | "pause"
> & {
  authAt: AuthAt;
};

/** Serves the calls of better-auth that the console uses. */
export function authRoutes(app: Hono<HttpEnv>, deps: AuthRouteDeps): void {
  app.use("/auth/*", async (c, next) => {
    if (isConsoleHost(new URL(c.req.url).hostname, deps.consoleUrl)) return next();
    return answerProblem(c, new Refusal("route_not_found"));
  });
  const cookieSecret = sessionCookieSecret(deps.secret);
  for (const [name, authPath] of Object.entries(authPaths)) {
    const { limit, fields = [], always = {}, byEmail, addsProof } = authPath;
    const [method, path] = name.split(" ") as ["GET" | "POST", string];
    app.on(method, `/auth${path}`, async (c) => {
      const body = method === "POST" ? await readKnownBody(c, fields) : undefined;
      if (body instanceof Refusal) return answerProblem(c, body);
      const email = byEmail ? hashEmail(body?.email) : null;
      const knownAs = knownFor(byEmail && email, knownAccount(c, cookieSecret));
      const work = async () => {
        if (addsProof && !(await mayAddProof(deps, await findOwn(c, deps))))
          return new Refusal("email_not_confirmed");
        const call = { method, path, body: body && { ...body, ...always } };
        const send = () =>
          method === "GET" ? forward(c, deps, call) : forwardChange(c, deps, call);
        if (!byEmail || email === null) return send();
        const count = { limit: byEmail, email, isKnown: knownAs !== null };
        const counted = () => countedByEmail(c, deps.limiter ?? null, count, send);
        return byEmail === "mailboxes" ? hideAnswerTime(deps, counted) : counted();
      };
      const answer = await admitted(
        c,
        deps.limiter ?? null,
        { limit, countedBy: email, knownAs },
        work,
      );
      return answer instanceof Refusal ? answerProblem(c, answer) : answer;
    });
  }
}

type EmailCount = {
  limit: "accounts" | "mailboxes";
  email: string;
  /** The browser has signed in to this account before. */
  isKnown: boolean;
};

/**
 * As which account a browser counts in a call. In one about an e-mail address only as that account: to be known for one is
 * no way to try the password of another one.
 */
const knownFor = (email: string | null | undefined, known: string | null): string | null =>
  email === undefined || email === known ? known : null;

/**
 * Runs a call within the limit of its e-mail address from everywhere: `accounts` counts what fails,
 * `mailboxes` counts all. A browser that has signed in to this account before is exempt.
 */
async function countedByEmail(
  c: Context<HttpEnv>,
  limiter: AuthRouteDeps["limiter"] | null,
  { limit, email, isKnown }: EmailCount,
  send: () => Promise<Response>,
): Promise<Response | Refusal> {
  const counts = isKnown ? null : limiter;
  const everywhere = fromEverywhere(email);
  const wait = (await counts?.waitTime(limit, everywhere)) ?? null;
  if (wait !== null) return tooManyRequests(c, wait);
  const answer = await send();
  if (limit === "mailboxes" || !answer.ok) await counts?.countOne(limit, everywhere);
  return answer;
}

/** The known fields of a body. A POST may come without one, like that of signing out. */
async function readKnownBody(
  c: Context<HttpEnv>,
  fields: readonly string[],
): Promise<Record<string, unknown> | Refusal> {
  if (c.req.header("content-type") === undefined) return {};
  const body = await readJsonBody(c.req.raw);
  return body instanceof Refusal ? body : knownFields(body, fields);
}

async function forward(
  c: Context<HttpEnv>,
  { authAt }: Pick<AuthRouteDeps, "authAt">,
  call: Omit<AuthCall, "address">,
): Promise<Response> {
  const answer = await callAuthForVisitor(c, authAt, call);
  return c.json(answer.body ?? null, answer.status as ContentfulStatusCode);
}

/** The account that is signed in by more than a PIN; null for none. */
async function findOwn(c: Context<HttpEnv>, deps: AuthRouteDeps): Promise<SignedIn | null> {
  const credentials = { cookies: c.req.header("cookie"), secure: isSecureRequest(c) };
  const proofs = readSessionProofs(credentials, sessionCookieSecret(deps.secret));
  const own = proofs && (await findOwnAccount(deps, proofs));
  return own instanceof Refusal ? null : own;
}

/** Announces a change when the account was signed in: the call may have ended sessions. */
async function forwardChange(
  c: Context<HttpEnv>,
  deps: AuthRouteDeps,
  call: Omit<AuthCall, "address">,
): Promise<Response> {
  const own = await findOwn(c, deps);
  const answer = await forward(c, deps, call);
  if (own && answer.ok) await publishStaffChange(deps, { account_id: own.accountId });
  return answer;
}

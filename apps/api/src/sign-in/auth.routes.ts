import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AuthAt } from "../accounts/auth-per-origin.ts";
import { type AuthCall, callAuth } from "../accounts/call-auth.ts";
import { isEmailProven } from "../accounts/email-proof.store.ts";
import type { Deps } from "../context/deps.ts";
import { answerProblem } from "../http/answer-problem.ts";
import { readJsonBody } from "../http/json-body.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { addressOf, admitted } from "../http/serve-account.ts";
import { isSecureRequest, originOf } from "../http/staff-session.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import { readSessionProofs } from "../sessions/find-member.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { authPaths } from "./auth-paths.ts";
import { findOwnAccount, type SignedIn } from "./read-me.ts";

export type AuthRouteDeps = Pick<Deps, "db" | "clock" | "events" | "log" | "secret" | "limiter"> & {
  authAt: AuthAt;
};

/** Serves the calls of better-auth that the console uses. */
export function authRoutes(app: Hono<HttpEnv>, deps: AuthRouteDeps): void {
  for (const [name, { limit, byEmail, addsProof }] of Object.entries(authPaths)) {
    const [method, path] = name.split(" ") as ["GET" | "POST", string];
    app.on(method, `/auth${path}`, async (c) => {
      const body = method === "POST" ? await readOptionalBody(c) : undefined;
      if (body instanceof Refusal) return answerProblem(c, body);
      const work = async () => {
        if (addsProof && !(await mayAddProof(c, deps))) return new Refusal("email_not_confirmed");
        const call = { method, path: path + new URL(c.req.url).search, body };
        return method === "GET" ? forward(c, deps, call) : forwardChange(c, deps, call);
      };
      const email = byEmail ? emailKey(body) : null;
      const answer = await admitted(c, deps.limiter ?? null, limit, work, email);
      return answer instanceof Refusal ? answerProblem(c, answer) : answer;
    });
  }
}

/** One key for an e-mail address, however it is written; the limiter keeps no address in clear. */
function emailKey(body: unknown): string | null {
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === "string" ? hashToken(email.trim().toLowerCase()) : null;
}

/** A POST may come without a body, like that of signing out. */
async function readOptionalBody(c: Context<HttpEnv>): Promise<unknown> {
  return c.req.header("content-type") === undefined ? {} : readJsonBody(c.req.raw);
}

async function forward(
  c: Context<HttpEnv>,
  { authAt }: Pick<AuthRouteDeps, "authAt">,
  call: Omit<AuthCall, "address">,
): Promise<Response> {
  const answer = await callAuth(authAt(originOf(c)), c.req.raw, { ...call, address: addressOf(c) });
  for (const cookie of answer.cookies) c.header("set-cookie", cookie, { append: true });
  return c.json(answer.body ?? null, answer.status as ContentfulStatusCode);
}

/** Whether the signed-in account has a proven address; the library refuses a visitor without one. */
async function mayAddProof(c: Context<HttpEnv>, deps: AuthRouteDeps): Promise<boolean> {
  const own = await findOwn(c, deps);
  return own === null || isEmailProven(deps.db, own.accountId);
}

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

import type { Context } from "hono";
import type { AuthAt } from "../accounts/auth-per-origin.ts";
import type { Deps } from "../context/deps.ts";
import { callAuthForVisitor } from "../http/call-auth-for-visitor.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { isSecureRequest, originOf } from "../http/request-origin.ts";
import { type ServeAccount, visitorAddressOf } from "../http/serve-account.ts";
import { markKnown, setStaffCookie } from "../http/staff-cookie-headers.ts";
import { tooManyRequests } from "../http/with-rate-limit.ts";
import { fromEverywhere } from "../limits/limiter.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import type { SessionProofs } from "../sessions/find-member.store.ts";
import { readSessionProofs } from "../sessions/find-member.ts";
import { signToken, staffSecrets } from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import {
  acceptInvitation,
  type NewAccount,
  registerByInvitation,
} from "../team/accept-invitation.ts";
import { readInvitation } from "../team/read-invitation.ts";
import { checkOwnConfirmation } from "./email-confirmation-rules.ts";
import { DEMO_SESSION_MS, openDemo } from "./open-demo.ts";
import { findOwnAccount, readMe } from "./read-me.ts";
import { endSessions, listSessions, renameAccount } from "./sessions.ts";

export type AccountRouteDeps = Pick<
  Deps,
  "db" | "clock" | "events" | "log" | "secret" | "demo" | "limiter"
> & {
  authAt: AuthAt;
};

const DONE = { done: true } as const;
const NO_PROOFS: SessionProofs = { token: null, tabletHash: null, pinHash: null };

/** Serves the calls about the account of a browser: sessions, links of mails, invitations, the demo. */
export function accountRoutes(serve: ServeAccount, deps: AccountRouteDeps): void {
  const { authAt, secret } = deps;
  const cookieSecret = sessionCookieSecret(secret);
  const proofsOf = (c: Context<HttpEnv>) => {
    const credentials = { cookies: c.req.header("cookie"), secure: isSecureRequest(c) };
    return readSessionProofs(credentials, cookieSecret) ?? NO_PROOFS;
  };
  const read = (c: Context<HttpEnv>, path: string) =>
    callAuthForVisitor(c, authAt, { method: "GET", path });

  serve("readMe", "staff", async (_, c) => {
    const proofs = proofsOf(c);
    // better-auth prolongs the session, at most once a day.
    if (proofs.token !== null) await read(c, "/get-session");
    const me = await readMe(deps, proofs);
    const { session, tablet } = staffSecrets(c.req.header("cookie"));
    if (me.tablet) deps.limiter?.knownStaff.note(tablet);
    if (me.account && !me.by_pin) {
      deps.limiter?.knownStaff.note(session);
      markKnown(c, me.account.email, cookieSecret);
    }
    return me;
  });
  serve("renameAccount", "staff", ({ name }, c) => renameAccount(deps, proofsOf(c), name));
  serve("listSessions", "staff", (_, c) => listSessions(deps, proofsOf(c)));
  serve("endSession", "staff", ({ session_id }, c) => endSessions(deps, proofsOf(c), session_id));

  serve("signInByLink", "signIns", async ({ token }, c) => {
    const answer = await read(c, `/magic-link/verify?token=${encodeURIComponent(token)}`);
    if (!answer.ok) return new Refusal("link_expired");
    const { twoFactorRedirect } = answer.body as { twoFactorRedirect?: boolean };
    return { two_factor: twoFactorRedirect === true };
  });
  serve("confirmEmail", "signIns", async ({ token }, c) => {
    const refusal = await checkOwnConfirmation(deps, proofsOf(c), token);
    if (refusal) return refusal;
    const answer = await read(c, `/verify-email?token=${encodeURIComponent(token)}`);
    return answer.ok ? DONE : new Refusal("link_expired");
  });

  serve("readInvitation", "signIns", ({ token }) => readInvitation(deps, token));
  serve("acceptInvitation", "signIns", async ({ token, account }, c) => {
    if (account !== null) return registerAndSignIn(c, deps, token, account);
    const own = await findOwnAccount(deps, proofsOf(c));
    if (own instanceof Refusal) return own;
    const joining = { id: own.accountId, name: own.name };
    return acceptInvitation(deps, token, joining, visitorAddressOf(c));
  });

  serve("openDemo", "signIns", async ({ token }, c) => {
    const visitor = { address: visitorAddressOf(c), userAgent: c.req.header("user-agent") ?? null };
    const opened = await openDemo(deps, token, visitor);
    if (opened instanceof Refusal) return opened;
    const value = signToken(opened.sessionToken, cookieSecret);
    setStaffCookie(c, "session_token", value, DEMO_SESSION_MS / 1000);
    return { company_ids: opened.companyIds };
  });
}

/**
 * Creates an account by an invitation, signs it in, and mails the link that confirms its address. 410
 * `link_expired` when the form is sent again with another password, 429 `rate_limited` when that is tried
 * too often; other refusals as in `registerByInvitation`.
 */
async function registerAndSignIn(
  c: Context<HttpEnv>,
  deps: AccountRouteDeps,
  token: string,
  account: NewAccount,
): ReturnType<typeof registerByInvitation> {
  const { authAt, limiter } = deps;
  const { email, password } = account;
  // A form that is sent twice signs in: its password counts like any other that is tried.
  const tried = fromEverywhere(hashToken(email));
  const wait = (await limiter?.waitTime("accounts", tried)) ?? null;
  if (wait !== null) return tooManyRequests(c, wait);
  const { hashPassword } = await authAt(originOf(c));
  const joined = await registerByInvitation(
    { ...deps, hashPassword },
    token,
    account,
    visitorAddressOf(c),
  );
  if (joined instanceof Refusal) return joined;
  const send = (path: string, body: unknown) =>
    callAuthForVisitor(c, authAt, { method: "POST", path, body });
  const signedIn = await send("/sign-in/email", { email, password });
  if (!signedIn.ok) {
    await limiter?.countOne("accounts", tried);
    return new Refusal("link_expired");
  }
  await send("/send-verification-email", { email });
  return joined;
}

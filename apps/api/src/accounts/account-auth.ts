import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { PASSWORD_LENGTH } from "@comanda/domain/staff/password";
import { DAY_SECONDS, MINUTE_SECONDS } from "@comanda/domain/time/durations";
import { betterAuth } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import { magicLink, twoFactor } from "better-auth/plugins";
import type { Deps } from "../context/deps.ts";
import { accountSecrets } from "../sessions/account-secrets.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { staffCookiePrefix } from "../sessions/staff-cookies.ts";
import { loggableError } from "../shared/loggable-error.ts";
import {
  accountModel,
  credentialModel,
  passkeySchema,
  sessionModel,
  twoFactorSchema,
  verificationModel,
} from "./auth-tables.ts";
import { confirmEmailAndDeleteFactors } from "./confirm-email.store.ts";
import { IP_ADDRESS_HEADER } from "./ip-address-header.ts";
import { isUserVerified } from "./passkey-answer.ts";
import { sendAccountMail } from "./send-account-mail.ts";
import { claimCode } from "./used-codes.store.ts";

export type AccountDeps = Pick<
  Deps,
  "db" | "events" | "clock" | "log" | "secret" | "payments" | "mailer" | "consoleUrl"
>;

/** Accounts and sessions at one origin of the console. */
export type AccountAuth = {
  /** Answers a request of `/auth/…`. */
  handle: (request: Request) => Promise<Response>;
  hashPassword: (password: string) => Promise<string>;
};

/**
 * Creates better-auth for one origin: cookie names, passkeys and the origin check depend on it
 * (decision 36). Only an invitation creates accounts.
 */
export function createAccountAuth(deps: AccountDeps, origin: string): AccountAuth {
  const { db, log, secret, payments } = deps;
  const secure = origin.startsWith("https:");
  const logError = (error: Error) => log.error(loggableError(error));
  const secondFactor = twoFactor({
    issuer: "Comanda",
    allowPasswordless: true,
    schema: twoFactorSchema,
  });
  const auth = betterAuth({
    appName: "Comanda",
    baseURL: origin,
    basePath: "/auth",
    trustedOrigins: [origin],
    secrets: accountSecrets([secret, ...(payments?.secretKeys ?? [])]),
    database: { db, type: "postgres", transaction: true },
    user: accountModel,
    // A session ends 30 days after its last use, which is written at most once a day.
    session: { ...sessionModel, expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: credentialModel,
    verification: { ...verificationModel, storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }, request) =>
        sendAccountMail(deps, "reset", { to: user.email, token, origin, request }),
      onPasswordReset: async ({ user }) => {
        if (!user.emailVerified) await confirmEmailAndDeleteFactors(db, user.id);
        await publishStaffChange(deps, { account_id: user.id });
      },
    },
    databaseHooks: {
      user: { update: promotionByLink(db) },
      session: { create: { before: refusingUsedCodes(db) } },
    },
    emailVerification: {
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, token }, request) =>
        sendAccountMail(deps, "confirm", { to: user.email, token, origin, request }),
    },
    plugins: [
      magicLink({
        disableSignUp: true,
        storeToken: "hashed",
        expiresIn: 15 * MINUTE_SECONDS,
        // Not awaited: the answer must not take longer for an address that has an account.
        sendMagicLink: ({ email, token }, context) =>
          void sendAccountMail(deps, "link", {
            to: email,
            token,
            origin,
            request: context?.request,
          }).catch(logError),
      }),
      { ...secondFactor, hooks: alsoWithoutPassword(secondFactor.hooks) },
      passkey({
        rpName: "Comanda",
        schema: passkeySchema,
        advanced: { webAuthnChallengeCookie: "passkey_challenge" },
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { onError: (error) => keepFailure(error) },
    logger: { log: (level, message) => level === "error" && log.error({ auth: message }) },
    advanced: {
      cookiePrefix: staffCookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [IP_ADDRESS_HEADER] },
      database: { generateId: () => randomUUID(), validateSchema: false },
      disableOriginCheck: false,
      backgroundTasks: { handler: (task) => void task.catch(logError) },
    },
  });
  return {
    handle: (request) => throwingFailures(() => auth.handler(request)),
    hashPassword: async (password) => (await auth.$context).password.hash(password),
  };
}

/** What failed in the running call. better-auth would answer 500 and log it with its message. */
const running = new AsyncLocalStorage<{ failure?: unknown }>();

function keepFailure(error: unknown): void {
  const call = running.getStore();
  if (call && !isAPIError(error)) call.failure = error;
}

/** Throws an unexpected failure of the call, for the API's own error handler. */
async function throwingFailures(work: () => Promise<Response>): Promise<Response> {
  const call: { failure?: unknown } = {};
  const answer = await running.run(call, work);
  if (call.failure !== undefined) throw call.failure;
  return answer;
}

const USED_CODE = { code: "USED_CODE", message: "The code was used before" };
const LINK_PATH = "/magic-link/verify";

/**
 * A link of a mail proves an address that was unproven until then. The library drops the password
 * and the sessions of before; these hooks drop the passkeys and the second factor too.
 */
function promotionByLink(db: AccountDeps["db"]) {
  return {
    before: async (data: Record<string, unknown>, context: { path?: string } | null) =>
      context?.path === LINK_PATH && data.emailVerified === true
        ? { data: { ...data, twoFactorEnabled: false } }
        : undefined,
    after: async ({ id }: { id: string }, context: { path?: string } | null) => {
      if (context?.path === LINK_PATH) await confirmEmailAndDeleteFactors(db, id);
    },
  };
}

type CallContext = { path?: string; body?: { code?: unknown } } | null;

/**
 * Refuses to open a session for a code of the authenticator app that was used before. The member then begins
 * again with the password, because the library has ended the sign-in already.
 */
function refusingUsedCodes(db: AccountDeps["db"]) {
  return async ({ userId }: { userId: string }, context: CallContext) => {
    if (context?.path !== "/two-factor/verify-totp") return;
    const isClaimed = await claimCode(db, userId, String(context.body?.code));
    if (!isClaimed) throw APIError.from("UNAUTHORIZED", USED_CODE);
  };
}

type SignInHooks = ReturnType<typeof twoFactor>["hooks"];

/**
 * The second factor is also asked for after a link of a mail, and after a passkey for which the
 * device has not verified the person: then the passkey shows the device alone.
 */
function alsoWithoutPassword({ after }: SignInHooks): SignInHooks {
  return {
    after: after.map((hook) => ({
      ...hook,
      matcher: (context) =>
        context.path === LINK_PATH ||
        (context.path === "/passkey/verify-authentication" && !isUserVerified(context.body)) ||
        hook.matcher(context),
    })),
  };
}

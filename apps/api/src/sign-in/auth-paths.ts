import type { LimitName } from "../limits/rate-limits.ts";

type AuthPath = {
  limit: LimitName;
  /** The fields of the body that are passed on. */
  fields?: readonly string[];
  /** Fields that are passed on with these values, whatever the body says. */
  always?: Readonly<Record<string, unknown>>;
  /**
   * Counts by the e-mail address of the body too: what fails for an account, or every mail to a
   * mailbox. The answer about a mailbox takes its time, so that it does not say whether there is an account.
   */
  byEmail?: "accounts" | "mailboxes";
  /** Adds a way to sign in, which outlives a new password: only for a proven e-mail address. */
  addsProof?: boolean;
};

/**
 * What the console uses of better-auth, by method and path below `/auth`. Every other path of it
 * answers 404. Signing in by a link of a mail and confirming an address are GETs there; our own
 * calls wrap them, because mail scanners open links.
 */
export const authPaths: Readonly<Record<string, AuthPath>> = {
  "POST /sign-in/email": {
    limit: "signIns",
    fields: ["email", "password", "rememberMe"],
    byEmail: "accounts",
  },
  "POST /sign-in/magic-link": { limit: "mails", fields: ["email"], byEmail: "mailboxes" },
  "POST /sign-out": { limit: "staff" },
  "POST /request-password-reset": { limit: "mails", fields: ["email"], byEmail: "mailboxes" },
  "POST /send-verification-email": { limit: "mails", fields: ["email"], byEmail: "mailboxes" },
  "POST /reset-password": { limit: "signIns", fields: ["token", "newPassword"] },
  "POST /change-password": {
    limit: "signIns",
    fields: ["currentPassword", "newPassword"],
    // Someone who is signed in elsewhere may be the reason for the new password.
    always: { revokeOtherSessions: true },
  },
  "POST /two-factor/enable": { limit: "signIns", fields: ["password"], addsProof: true },
  "POST /two-factor/disable": { limit: "signIns", fields: ["password"] },
  "POST /two-factor/generate-backup-codes": { limit: "signIns", fields: ["password"] },
  "POST /two-factor/verify-totp": { limit: "signIns", fields: ["code", "trustDevice"] },
  "POST /two-factor/verify-backup-code": { limit: "signIns", fields: ["code", "trustDevice"] },
  "GET /passkey/generate-register-options": { limit: "staff", addsProof: true },
  "GET /passkey/generate-authenticate-options": { limit: "staff" },
  "GET /passkey/list-user-passkeys": { limit: "staff" },
  "POST /passkey/verify-registration": {
    limit: "staff",
    fields: ["response", "name"],
    addsProof: true,
  },
  "POST /passkey/verify-authentication": { limit: "signIns", fields: ["response"] },
  "POST /passkey/delete-passkey": { limit: "staff", fields: ["id"] },
  "POST /passkey/update-passkey": { limit: "staff", fields: ["id", "name"] },
};

/** The longest text of a field; passwords, tokens and names are shorter. */
const MAX_TEXT = 1_000;

/** The known fields of a body; texts that are too long are left out, as if they were not sent. */
export function knownFields(body: unknown, fields: readonly string[]): Record<string, unknown> {
  if (typeof body !== "object" || body === null) return {};
  const known = Object.entries(body).filter(
    ([name, value]) =>
      fields.includes(name) && !(typeof value === "string" && value.length > MAX_TEXT),
  );
  return Object.fromEntries(known);
}

import type { LimitName } from "../limits/rate-limits.ts";

type AuthPath = {
  limit: LimitName;
  /** Counts by the e-mail address of the body too, so that many addresses cannot try one account. */
  byEmail?: boolean;
  /** Adds a way to sign in, which outlives a new password: only for a proven e-mail address. */
  addsProof?: boolean;
};

/**
 * What the console uses of better-auth, by method and path below `/auth`. Every other path of it
 * answers 404. Signing in by a link of a mail and confirming an address are GETs there; our own
 * calls wrap them, because mail scanners open links.
 */
export const authPaths: Readonly<Record<string, AuthPath>> = {
  "POST /sign-in/email": { limit: "signIns", byEmail: true },
  "POST /sign-in/magic-link": { limit: "mails", byEmail: true },
  "POST /sign-out": { limit: "staff" },
  "POST /request-password-reset": { limit: "mails", byEmail: true },
  "POST /send-verification-email": { limit: "mails", byEmail: true },
  "POST /reset-password": { limit: "signIns" },
  "POST /change-password": { limit: "signIns" },
  "POST /two-factor/enable": { limit: "signIns", addsProof: true },
  "POST /two-factor/disable": { limit: "signIns" },
  "POST /two-factor/generate-backup-codes": { limit: "signIns" },
  "POST /two-factor/verify-totp": { limit: "signIns" },
  "POST /two-factor/verify-backup-code": { limit: "signIns" },
  "GET /passkey/generate-register-options": { limit: "staff", addsProof: true },
  "GET /passkey/generate-authenticate-options": { limit: "staff" },
  "GET /passkey/list-user-passkeys": { limit: "staff" },
  "POST /passkey/verify-registration": { limit: "staff", addsProof: true },
  "POST /passkey/verify-authentication": { limit: "signIns" },
  "POST /passkey/delete-passkey": { limit: "staff" },
  "POST /passkey/update-passkey": { limit: "staff" },
};

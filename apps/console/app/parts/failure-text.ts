import type { Failure } from "../api/failure.ts";
import type { MessageKey, Translate } from "../i18n/text.ts";

/** The codes of the API and of better-auth that people can do something about. */
const texts: Readonly<Record<string, MessageKey>> = {
  unreachable: "failure.unreachable",
  rate_limited: "failure.rateLimited",
  ACCOUNT_TEMPORARILY_LOCKED: "failure.rateLimited",
  signed_out: "failure.signedOut",
  forbidden: "failure.forbidden",
  link_expired: "failure.linkExpired",
  INVALID_TOKEN: "failure.linkExpired",
  email_not_confirmed: "failure.confirmEmail",
  other_email: "failure.otherEmail",
  too_many_invitations: "failure.invitations",
  account_exists: "failure.accountExists",
  already_member: "failure.alreadyMember",
  last_owner: "failure.lastOwner",
  member_changed: "failure.changed",
  member_not_found: "failure.changed",
  invitation_not_found: "failure.changed",
  tablet_not_found: "failure.changed",
  too_many_api_keys: "failure.apiKeys",
  too_many_webhooks: "failure.webhooks",
  not_for_the_demo: "failure.demo",
  webhook_changed: "failure.changed",
  webhook_not_found: "failure.changed",
  delivery_not_found: "failure.changed",
  part_not_found: "failure.changed",
  scheduled_prices_changed: "failure.changed",
  scheduled_prices_not_found: "failure.changed",
  too_many_scheduled_prices: "failure.scheduledPrices",
  wrong_pin: "failure.wrongPin",
  pin_too_short: "failure.pinTooShort",
  pin_locked: "failure.pinLocked",
  INVALID_EMAIL_OR_PASSWORD: "failure.wrongPassword",
  INVALID_PASSWORD: "failure.wrongPassword",
  INVALID_EMAIL: "failure.email",
  PASSWORD_TOO_SHORT: "failure.password",
  PASSWORD_TOO_LONG: "failure.password",
  INVALID_CODE: "failure.wrongCode",
  USED_CODE: "failure.usedCode",
  INVALID_BACKUP_CODE: "failure.wrongCode",
  INVALID_TWO_FACTOR_COOKIE: "failure.signedOut",
  SESSION_NOT_FRESH: "failure.notFresh",
  UNAUTHORIZED: "failure.signedOut",
};

/** The fields whose rule a text explains. */
const fieldTexts: Readonly<Record<string, MessageKey>> = {
  email: "failure.email",
  password: "failure.password",
  pin: "failure.weakPin",
  name: "failure.name",
};

/** The fields that the codes of better-auth are about. */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  INVALID_EMAIL: "email",
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_TOO_LONG: "password",
};

/** What failed and what helps, in the member's language. */
export function failureText(t: Translate, { code, field }: Failure): string {
  const ofField = code === "invalid_body" && field !== null ? fieldTexts[field] : undefined;
  return t(ofField ?? texts[code] ?? "failure.other");
}

/** The text of a failure beside the one field that it is about; undefined for any other failure. */
export function fieldFailureText(
  t: Translate,
  failure: Failure | null,
  field: string,
): string | undefined {
  if (!failure) return undefined;
  const wrong = failure.code === "invalid_body" ? failure.field : fieldsOfCodes[failure.code];
  return wrong === field ? failureText(t, failure) : undefined;
}

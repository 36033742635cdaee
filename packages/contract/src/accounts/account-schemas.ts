import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { AnyInstant, Id, nullByDefault, requiredLine } from "../fields/field-schemas.ts";
import type { AccountCallName } from "./account-calls.ts";
import { PIN_LENGTH, PIN_PATTERN } from "./pin-rules.ts";
import { roleSchema } from "./role-schema.ts";

/** The secret of a link or a cookie. */
export const SecretToken = v.pipe(v.string(), v.minLength(16), v.maxLength(1000));

/** A person's name, as other members read it. */
export const PersonName = requiredLine(80);

export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email("must be an e-mail address"),
);

/** A new password: 10 to 128 characters. */
export const NewPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(128));

export const Pin = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${PIN_PATTERN}$`, "u"),
    `must have ${PIN_LENGTH.min} to ${PIN_LENGTH.max} digits`,
  ),
);

const tokenBody = v.object({ token: SecretToken });
const done = v.object({ done: v.literal(true) });

/** A company of an account. */
const Membership = v.object({
  company_id: Id,
  company_name: v.string(),
  role: roleSchema,
  permissions: v.array(v.string()),
  /** Whether pages list what is missing for a first order. */
  in_setup: v.boolean(),
  /** Whether guests can order as far as the owner is concerned. */
  live: v.boolean(),
  /** The stored file of the company's logo. */
  logo_file: nullByDefault(v.string()),
  /** IANA name. */
  timezone: v.string(),
});

/** Who uses this browser. */
export const Me = v.object({
  /** Null when signed out. */
  account: nullByDefault(
    v.object({
      id: Id,
      name: v.string(),
      /** Null for a member who signs in by PIN only. */
      email: nullByDefault(v.string()),
      email_verified: v.boolean(),
      has_password: v.boolean(),
      two_factor: v.boolean(),
      session_id: Id,
    }),
  ),
  companies: v.array(Membership),
  /** The tablet that this browser is enrolled as. */
  tablet: nullByDefault(
    v.object({ id: Id, name: v.string(), company_id: Id, company_name: v.string() }),
  ),
  /** Whether a PIN opened the session; then it is for the tablet's company only. */
  by_pin: v.boolean(),
});
export type Me = v.InferOutput<typeof Me>;

/** A session of the account, on any device. */
const AccountSession = v.object({
  id: Id,
  created_at: AnyInstant,
  used_at: AnyInstant,
  address: nullByDefault(v.string()),
  user_agent: nullByDefault(v.string()),
  current: v.boolean(),
});

/** What a locked tablet shows and rings for. It has no customer's data. */
export const LockedTablet = v.object({
  id: Id,
  name: v.string(),
  company_id: Id,
  company_name: v.string(),
  /** The stored file of the company's logo; null without one. */
  logo_file: nullByDefault(v.string()),
  /** Members with a PIN. */
  members: v.array(v.object({ id: Id, name: v.string(), role: roleSchema })),
  /** Orders that wait for an answer, oldest first. */
  waiting: v.array(v.object({ public_id: v.number(), placed_at: AnyInstant })),
  now: AnyInstant,
});
export type LockedTablet = v.InferOutput<typeof LockedTablet>;

/** The schemas of `accountCalls`, under the same names. */
export const accountSchemas = {
  readMe: { answer: Me },
  renameAccount: { body: v.object({ name: PersonName }), answer: done },
  signInByLink: { body: tokenBody, answer: v.object({ two_factor: v.boolean() }) },
  confirmEmail: { body: tokenBody, answer: done },
  readInvitation: {
    body: tokenBody,
    answer: v.object({
      company_name: v.string(),
      role: roleSchema,
      email: nullByDefault(v.string()),
      invited_by: v.string(),
      /** Whether it makes the first owner of a restaurant that has none. */
      claim: v.boolean(),
      /** Whether the restaurant is still being set up, so that guests cannot order yet. */
      in_setup: v.boolean(),
      expires_at: AnyInstant,
    }),
  },
  acceptInvitation: {
    body: v.object({
      token: SecretToken,
      /** For a new account; null joins with the account that is signed in. */
      account: nullByDefault(v.object({ name: PersonName, email: Email, password: NewPassword })),
    }),
    answer: v.object({ company_id: Id }),
  },
  openDemo: { body: tokenBody, answer: v.object({ company_ids: v.array(Id) }) },
  listSessions: { answer: v.object({ sessions: v.array(AccountSession) }) },
  /** Null ends every session but this one. */
  endSession: { body: v.object({ session_id: nullByDefault(Id) }), answer: done },
  readTablet: { answer: LockedTablet },
  unlockTablet: { body: v.object({ member_id: Id, pin: Pin }), answer: done },
  lockTablet: { body: v.object({}), answer: done },
} as const satisfies Record<AccountCallName, CallSchemas>;

type Schemas = typeof accountSchemas;
type Part<Name extends AccountCallName, Key extends "body" | "answer"> =
  Schemas[Name] extends Record<Key, infer S> ? (S extends v.GenericSchema ? S : never) : never;

/** What a caller of `Name` sends; `undefined` for a GET. */
export type AccountBody<Name extends AccountCallName> = v.InferInput<Part<Name, "body">>;
/** What the server's handler of `Name` gets. */
export type ParsedAccountBody<Name extends AccountCallName> = v.InferOutput<Part<Name, "body">>;
export type AccountAnswer<Name extends AccountCallName> = v.InferOutput<Part<Name, "answer">>;

import type { Role } from "@comanda/domain/staff/permissions";
import type { Generated } from "kysely";
import type { Created, Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** What an account proves itself with; `accounts/auth-tables.ts` names the library's fields. */
type AccountTables = {
  staff_accounts: {
    id: string;
    name: string;
    /** Lower case; null for a member who signs in by PIN only. */
    email: string | null;
    email_verified: Generated<boolean>;
    image: string | null;
    two_factor_enabled: Generated<boolean>;
    created_at: Created;
    updated_at: Created;
  };
  staff_sessions: {
    id: string;
    account_id: string;
    token: string;
    expires_at: Timestamp;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Created;
    updated_at: Created;
  };
  staff_credentials: {
    id: string;
    account_id: string;
    /** `credential` for a password. */
    provider_id: string;
    provider_account_id: string;
    password: string | null;
  };
  staff_verifications: { id: string; identifier: string; value: string; expires_at: Timestamp };
  staff_passkeys: { id: string; account_id: string };
  /** `used_codes` are the codes of the app that were used last, the latest first. */
  staff_two_factors: { id: string; account_id: string; used_codes: Generated<string[]> };
};

/** Tables of the console. */
export type StaffTables = AccountTables & {
  staff_members: {
    company_id: string;
    account_id: string;
    role: Role;
    /** Argon2id; null without a PIN. */
    pin_hash: string | null;
    created_at: Created;
  };
  staff_invitations: {
    company_id: string;
    id: string;
    /** SHA-256 of the token in the link, in hex. */
    token_hash: string;
    role: Role;
    email: string | null;
    /** The name of the member or program that invites. */
    invited_by: string;
    /** The account of the member that invites; null for a program. */
    invited_by_account: string | null;
    /** Whether it is the link with which the first owner claims the company. */
    is_claim: Generated<boolean>;
    created_at: Timestamp;
    expires_at: Timestamp;
    accepted_at: OptionalTimestamp;
    /** The account that accepted. */
    accepted_by: string | null;
    revoked_at: OptionalTimestamp;
  };
  staff_tablets: {
    company_id: string;
    id: string;
    name: string;
    /** SHA-256 of the token in the tablet's cookie, in hex. */
    token_hash: string;
    /** The name of the member who enrolled it. */
    enrolled_by: string;
    enrolled_at: Timestamp;
    /** The last unlocking by PIN, at first the enrolling. */
    used_at: OptionalTimestamp;
    revoked_at: OptionalTimestamp;
  };
  /** Who has unlocked a tablet by PIN: at most one member. */
  staff_tablet_sessions: {
    company_id: string;
    tablet_id: string;
    id: string;
    account_id: string;
    token_hash: string;
    created_at: Timestamp;
    expires_at: Timestamp;
  };
  /** Wrong PINs of a member on all tablets together since the last right one. */
  staff_member_pin_failures: {
    company_id: string;
    account_id: string;
    failures: number;
    last_at: Timestamp;
    locked_until: OptionalTimestamp;
  };
  /** Wrong PINs since the last right one. */
  staff_pin_failures: {
    company_id: string;
    tablet_id: string;
    account_id: string;
    failures: number;
    last_at: Timestamp;
  };
  audit_log: {
    company_id: string;
    id: string;
    at: Timestamp;
    /** Null for the command line and for rules of the server. */
    account_id: string | null;
    /** The member's name at that time, or the program that acted. */
    actor: string;
    role: Role | null;
    /** The tablet's name or the network address. */
    origin: string | null;
    /** `orders.accept`; the area, then what was done. */
    action: string;
    /** The id of what was changed. */
    target: string | null;
    before: Json | null;
    after: Json | null;
  };
};

import type { Permission, Role } from "@comanda/domain/staff/permissions";
import type { Refusal } from "../shared/refusal.ts";

/** Who makes a staff call, in the company of the call: a member, or the program with an API key. */
export type StaffMember = {
  /** Of a key: `api-key:` and its id. */
  accountId: string;
  /** As other members read it, for instance in the history of an order. */
  name: string;
  companyId: string;
  /** Null for an API key. */
  role: Role | null;
  /** What the member may do here. */
  permissions: readonly Permission[];
  /** The session or key that proves it; ended sessions prove nothing. */
  sessionId: string;
  /** The enrolled tablet, for a session that a PIN opened; such a session is for one company. */
  tabletId: string | null;
  /**
   * For the audit log: the tablet's name, the key's prefix, or the network address; null for our own
   * requests.
   */
  from: string | null;
};

/** What a request proves about its sender. */
export type StaffCredentials = {
  cookies: string | undefined;
  address: string | null;
  /** Whether the request came over HTTPS; when unknown, the cookies of both schemes count. */
  secure?: boolean;
};

/**
 * Finds the member of a company that the cookies prove. `signed_out` without a valid
 * session; `forbidden` for an account that is no member of the company.
 */
export type FindStaffMember = (
  credentials: StaffCredentials,
  companyId: string,
) => Promise<StaffMember | Refusal>;

/**
 * Finds who holds an API key, by its token. `api_key_unknown` for a token without a valid key;
 * `forbidden` for a key of another company.
 */
export type FindKeyHolder = (token: string, companyId: string) => Promise<StaffMember | Refusal>;

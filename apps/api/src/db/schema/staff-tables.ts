import type { Role } from "@comanda/domain/staff/permissions";
import type { Json, Timestamp } from "./columns.ts";

/** Tables of the console. */
export type StaffTables = {
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

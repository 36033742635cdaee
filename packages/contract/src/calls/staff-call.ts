import type { Permission } from "@comanda/domain/staff/permissions";
import type { Call } from "./call-table.ts";

/**
 * A call of the console. Its path names the company and has no `public`. The caller must be a
 * member of that company whose role has `permission`.
 */
export type StaffCall = Omit<Call, "creates"> & { readonly permission: Permission };

/** A path of a staff call: it names the company. */
export type StaffPath = `/ms-${string}/companies/{companyId}/${string}`;

/** A GET of the console. */
export const staffRead = <P extends StaffPath>(path: P, permission: Permission) =>
  ({ method: "GET", path, status: 200, permission }) as const;

/** A POST of the console that changes something. Sending it twice has the same effect as once. */
export const staffAction = <P extends StaffPath>(path: P, permission: Permission) =>
  ({ method: "POST", path, status: 200, permission }) as const;

import type { Permission } from "@comanda/domain/staff/permissions";
import type { Call } from "./call-table.ts";

/**
 * A call of the console. Its path names the company and has no `public`. The caller must be a
 * member of that company whose role has `permission`.
 */
export type StaffCall = Omit<Call, "creates" | "givesDevice"> & {
  readonly permission: Permission;
  /** The largest body in bytes, where it is not that of every call. */
  readonly maxBytes?: number | undefined;
  /** The content types of a body that is a file; absent for JSON. */
  readonly fileTypes?: readonly string[];
};

/** A path of a staff call: it names the company. */
export type StaffPath = `/ms-${string}/companies/{companyId}/${string}`;

/** A GET of the console. */
export const staffRead = <P extends StaffPath>(path: P, permission: Permission) =>
  ({ method: "GET", path, status: 200, permission }) as const;

/**
 * A POST of the console that changes something. Sending it twice has the same effect as once.
 * `maxBytes` is for bodies that are larger than those of other calls.
 */
export const staffAction = <P extends StaffPath>(
  path: P,
  permission: Permission,
  maxBytes?: number,
) => ({ method: "POST", path, status: 200, permission, maxBytes }) as const;

/** A PUT of the console: it replaces what has the id in its path. */
export const staffReplace = <P extends StaffPath>(
  path: P,
  permission: Permission,
  maxBytes?: number,
) => ({ method: "PUT", path, status: 200, permission, maxBytes }) as const;

/** A POST of the console whose body is a file of one of `fileTypes`, at most `maxBytes` long. */
export const staffUpload = <P extends StaffPath>(
  path: P,
  permission: Permission,
  maxBytes: number,
  fileTypes: readonly string[],
) => ({ method: "POST", path, status: 200, permission, maxBytes, fileTypes }) as const;

import type { Deps } from "../context/deps.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { listAuditLog } from "./list-audit-log.ts";

/** Serves the audit log. */
export function auditRoutes(serve: ServeStaff, deps: Pick<Deps, "db">): void {
  serve("listAuditLog", ({ member, query }) => listAuditLog(deps, member.companyId, query));
}

import { hasPermission, type Permission } from "@comanda/domain/staff/permissions";
import { useCompanyPage } from "../../layout/company-page.tsx";

/** Whether the member may do something. The server checks it too; this only leaves out buttons. */
export function useMay(permission: Permission): boolean {
  return hasPermission(useCompanyPage().member.role, permission);
}

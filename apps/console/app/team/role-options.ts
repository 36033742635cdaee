import { canManageRole, type Role, roles } from "@comanda/domain/staff/permissions";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";

/** The roles that the member may give, the least powerful first. */
export function useRoleOptions(): { value: Role; label: string }[] {
  const t = useText();
  const { role: own } = useCompanyPage().member;
  return roles
    .filter((role) => canManageRole(own, role))
    .toReversed()
    .map((value) => ({ value, label: t(`role.${value}`) }));
}

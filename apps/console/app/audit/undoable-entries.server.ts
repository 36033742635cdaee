import { SETTINGS_SECTIONS, settingsSections } from "@comanda/contract/settings/settings-sections";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { UNDOABLE_ACTIONS } from "@comanda/domain/staff/audit-actions";
import { hasPermission, type Permission, type Role } from "@comanda/domain/staff/permissions";

/** The ids of the entries that a member may take back: changes of the menu and of the settings. */
export function undoableEntries(entries: readonly AuditEntry[], role: Role): string[] {
  return entries
    .filter((entry) => neededPermissions(entry)?.every((needed) => hasPermission(role, needed)))
    .map(({ id }) => id);
}

/** What a member needs to take a change back; null for a change that stays. */
function neededPermissions({ action, target }: AuditEntry): Permission[] | null {
  if (!UNDOABLE_ACTIONS.some((each) => each === action)) return null;
  if (action !== "settings.change") return ["menu.write"];
  const section = settingsSections.find((each) => each === target);
  return section ? ["menu.write", SETTINGS_SECTIONS[section].write] : null;
}

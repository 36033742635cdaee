import { PIN_LENGTH } from "@comanda/contract/accounts/pin-rules";
import type { Role } from "@comanda/domain/staff/permissions";

/** The digits of a PIN of a role, at least: owners and managers can do more with it. */
export function leastPinLength(role: Role): number {
  return role === "owner" || role === "manager" ? PIN_LENGTH.max : PIN_LENGTH.min;
}

/** Takes the PIN of a member whose new role needs a longer one: its length is not stored. */
export function pinAfterChange(from: Role, to: Role): { pin_hash?: null } {
  return leastPinLength(to) > leastPinLength(from) ? { pin_hash: null } : {};
}

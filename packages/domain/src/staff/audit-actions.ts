/**
 * Every action that the audit log names: the area, then what is done. The console has a sentence for
 * each.
 */
export const AUDIT_ACTIONS = [
  "alerts.settings",
  "availability.set",
  "board.settings",
  "orders.accept",
  "orders.accept_change",
  "orders.advance",
  "orders.cancel",
  "orders.decline_change",
  "orders.finalize",
  "orders.pay",
  "orders.promise",
  "orders.propose_change",
  "orders.refund",
  "orders.refuse",
  "orders.step_back",
  "orders.withdraw_change",
  "pauses.busy",
  "pauses.end",
  "pauses.set",
  "printers.create",
  "printers.remove",
  "printers.token",
  "printers.update",
  "printing.settings",
  "tablets.enroll",
  "tablets.revoke",
  "team.add",
  "team.change_role",
  "team.invite",
  "team.join",
  "team.lock_pin",
  "team.remove",
  "team.revoke_invitation",
  "team.set_pin",
  "tickets.mark",
  "tickets.reprint",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

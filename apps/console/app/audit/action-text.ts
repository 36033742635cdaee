import { AUDIT_ACTIONS, type AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Translate } from "../i18n/text.ts";

/** What an action of the audit log did, as a sentence; null for one that this version does not know. */
export function actionText(t: Translate, action: string): string | null {
  return isAuditAction(action) ? t(`audit.action.${action}`) : null;
}

const isAuditAction = (action: string): action is AuditAction =>
  AUDIT_ACTIONS.some((each) => each === action);

import type { StoredAlertSettings } from "@comanda/contract/staff/alert-schemas";
import { staffApi } from "../api/staff-api.ts";
import { useSettingsForm } from "../api/use-settings-form.ts";
import { addressError, settingsOf, startAlertDraft } from "./alert-draft.ts";

/** The form of the steps that follow an unanswered order. */
export function useAlertSettings(companyId: string, initial: StoredAlertSettings) {
  const params = { companyId };
  return useSettingsForm({
    initial,
    start: startAlertDraft,
    errorsOf: addressError,
    store: (draft) => staffApi("updateAlertSettings", { params, body: settingsOf(draft) }),
    read: () => staffApi("readAlertSettings", { params }),
  });
}

import type { StoredAlertSettings } from "@comanda/contract/staff/alert-schemas";
import { counterApi } from "../api/counter-api.ts";
import { useSettingsForm } from "../parts/settings-form/use-settings-form.ts";
import { addressError, settingsOf, startAlertDraft } from "./alert-draft.ts";

/** The form of the steps that follow an unanswered order. */
export function useAlertSettings(companyId: string, initial: StoredAlertSettings) {
  const params = { companyId };
  return useSettingsForm({
    initial,
    start: startAlertDraft,
    errorsOf: addressError,
    store: (draft) => counterApi("updateAlertSettings", { params, body: settingsOf(draft) }),
    read: () => counterApi("readAlertSettings", { params }),
  });
}

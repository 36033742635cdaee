import type { StoredAlertSettings } from "@comanda/contract/staff/alert-schemas";
import { useState } from "react";
import { staffApi } from "../api/staff-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { type AlertDraft, addressError, settingsOf, startAlertDraft } from "./alert-draft.ts";

/** The form of the settings. What was typed stays when it cannot be stored. */
export function useAlertSettings(companyId: string, initial: StoredAlertSettings) {
  const params = { companyId };
  const [stored, setStored] = useState(initial);
  const [changed, setDraft] = useState<AlertDraft | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const [saved, setSaved] = useState(false);
  const { run, busy, error } = useChanges();
  const draft = changed ?? startAlertDraft(stored);
  const wrongAddress = addressError(draft);

  const change = (next: AlertDraft) => {
    setDraft(next);
    setSaved(false);
  };
  const save = async () => {
    setSubmitted(true);
    if (wrongAddress !== null) return;
    const answer = await run(async () => {
      try {
        return await staffApi("updateAlertSettings", { params, body: settingsOf(draft) });
      } catch (error) {
        // Read before the error is shown: the next press means the draft against what is there.
        const now = await staffApi("readAlertSettings", { params }).catch(() => null);
        if (now) setDraft({ ...draft, revision: now.revision });
        throw error;
      }
    });
    if (!answer) return;
    setStored(answer);
    setDraft(null);
    setSubmitted(false);
    setSaved(true);
  };

  return {
    draft,
    isChanged: changed !== null,
    addressError: submitted ? wrongAddress : null,
    ...{ change, save, saved, busy, error },
  };
}

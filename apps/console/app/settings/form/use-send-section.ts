import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { useRef } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useChanges } from "../../api/use-changes.ts";
import type { SectionValue } from "../../parts/saving/section-value.ts";
import { readRefusal } from "./read-refusal.ts";
import type { SectionEvent } from "./section-state.ts";
import type { Texts } from "./typed-texts.ts";

/** Sends a section to the server, one request at a time, and dispatches what became of it. */
export function useSendSection(
  params: { companyId: string; section: SettingsSection },
  dispatch: (event: SectionEvent) => void,
) {
  const { run, busy, error, clearError } = useChanges();
  const sending = useRef(false);

  /** Resolves to whether the value is stored. `typed` are the texts when it was sent. */
  const send = async (sent: SectionValue, revision: string, typed: Texts): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    dispatch({ type: "sendingStarted" });
    clearError();
    const answer = await run(async () => {
      try {
        const body = { revision, value: { ...sent } };
        return await officeApi("updateSettings", { params, body });
      } catch (failure) {
        const refusal = readRefusal(failure);
        if (!refusal) throw failure;
        dispatch({ type: "refused", sent, ...refusal });
        return null;
      }
    });
    sending.current = false;
    if (answer) dispatch({ type: "stored", sent, typed, answer });
    return Boolean(answer);
  };
  return { send, busy, error, clearError };
}

import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { useRef, useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useChanges } from "../../api/use-changes.ts";
import { differingFields, type SectionValue } from "../../parts/saving/section-value.ts";
import { UnansweredSaves } from "../../parts/settings-form/unanswered-saves.ts";
import { readRefusal } from "./read-refusal.ts";
import type { SectionEvent } from "./section-state.ts";
import type { Texts } from "./typed-texts.ts";

const isSameSection = (one: SectionValue, other: SectionValue) =>
  differingFields(one, other).length === 0;

/** Sends a section to the server, one request at a time, and dispatches what became of it. */
export function useSendSection(
  params: { companyId: string; section: SettingsSection },
  dispatch: (event: SectionEvent) => void,
) {
  const { run, busy, error, clearError } = useChanges();
  const sending = useRef(false);
  const [saves] = useState(() => new UnansweredSaves(isSameSection));

  /** Resolves to whether the value is stored. `typed` are the texts when it was sent. */
  const send = async (sent: SectionValue, revision: string, typed: Texts): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    dispatch({ type: "sendingStarted" });
    clearError();
    const answer = await run(async () => {
      try {
        const result = await saves.save(sent, revision, {
          put: (onto: string) =>
            officeApi("updateSettings", { params, body: { revision: onto, value: { ...sent } } }),
          readTheirs: async (failure) => readRefusal(failure)?.theirs ?? null,
        });
        if ("answer" in result) return result.answer;
        dispatch({ type: "refused", sent, faults: [], theirs: result.theirs });
      } catch (failure) {
        const refusal = readRefusal(failure);
        if (!refusal) throw failure;
        dispatch({ type: "refused", sent, ...refusal });
      }
      return null;
    });
    sending.current = false;
    if (answer) dispatch({ type: "stored", sent, typed, answer });
    return Boolean(answer);
  };
  return { send, busy, error, clearError };
}

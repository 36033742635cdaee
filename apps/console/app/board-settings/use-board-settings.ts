import type { RevisedBoardSettings } from "@comanda/contract/staff/order-board-schemas";
import { useState } from "react";
import { staffApi } from "../api/staff-api.ts";
import { useChanges } from "../api/use-changes.ts";
import {
  type BoardDraft,
  boardSettingsOf,
  type DraftErrors,
  draftErrors,
  startBoardDraft,
} from "./board-draft.ts";

/** The form of the settings. What was typed stays when it cannot be stored. */
export function useBoardSettings(companyId: string, initial: RevisedBoardSettings) {
  const params = { companyId };
  const [stored, setStored] = useState(initial);
  const [changed, setDraft] = useState<BoardDraft | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const [saved, setSaved] = useState(false);
  const { run, busy, error, clearError } = useChanges();
  const draft = changed ?? startBoardDraft(stored);
  const wrong = draftErrors(draft);
  const isWrong = Object.keys(wrong).length > 0;

  const change = (next: BoardDraft) => {
    setDraft(next);
    setSaved(false);
  };
  const save = async () => {
    setSubmitted(true);
    clearError();
    if (isWrong) return;
    const answer = await run(async () => {
      try {
        return await staffApi("updateBoardSettings", { params, body: boardSettingsOf(draft) });
      } catch (error) {
        // Read before the error is shown: the next press means the draft against what is there.
        const now = await staffApi("readBoardSettings", { params }).catch(() => null);
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

  const none: DraftErrors = {};
  return {
    draft,
    isChanged: changed !== null,
    errors: submitted ? wrong : none,
    isRefused: submitted && isWrong,
    ...{ change, save, saved, busy, error },
  };
}

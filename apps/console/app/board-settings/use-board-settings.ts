import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import { counterApi } from "../api/counter-api.ts";
import { useSettingsForm } from "../parts/settings-form/use-settings-form.ts";
import { boardSettingsOf, type DraftErrors, draftErrors, startBoardDraft } from "./board-draft.ts";

const NONE: DraftErrors = {};

/** The form of the settings of the board. */
export function useBoardSettings(companyId: string, initial: RevisedBoardSettings) {
  const params = { companyId };
  const { errors, ...form } = useSettingsForm({
    initial,
    start: startBoardDraft,
    errorsOf: (draft) => {
      const errors = draftErrors(draft);
      return Object.keys(errors).length > 0 ? errors : null;
    },
    store: (draft) => counterApi("updateBoardSettings", { params, body: boardSettingsOf(draft) }),
    read: () => counterApi("readBoardSettings", { params }),
  });
  return { ...form, errors: errors ?? NONE, isRefused: errors !== null };
}

import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { useReducer } from "react";
import { useText } from "../../i18n/text.ts";
import {
  differingFields,
  type SectionValue,
  type StoredSection,
} from "../../parts/saving/section-value.ts";
import { useUploads } from "../../parts/saving/use-uploads.ts";
import { refusedTexts } from "./read-refusal.ts";
import { sectionFields } from "./section-fields.ts";
import { openSection, reduceSection } from "./section-state.ts";
import { isOfTranslations } from "./translation-faults.ts";
import { faultsOfTexts } from "./typed-texts.ts";
import { usePictureFiles } from "./use-picture-files.ts";
import { useSendSection } from "./use-send-section.ts";

type Options = {
  companyId: string;
  section: SettingsSection;
  initial: StoredSection;
  /** Finds errors of a value, by paths, beside those that the fields find themselves. */
  faultsOf?: (value: SectionValue, stored: SectionValue) => Record<string, string>;
};

/**
 * The form of a section of the settings. Fields are named by their paths in the import file, as the
 * faults of the server are. What was typed stays until it is stored or discarded.
 */
export function useSettingsSection({ companyId, section, initial, faultsOf }: Options) {
  const t = useText();
  const [state, dispatch] = useReducer(reduceSection, initial, openSection);
  const { stored, value, typed, submits, refused, conflict, saved } = state;
  const { pictureFile, addPictureFile } = usePictureFiles(stored.picture_urls);
  const { send, busy, error, clearError } = useSendSection({ companyId, section }, dispatch);
  const uploads = useUploads();

  const wrong = faultsOfTexts(typed);
  const known = { ...faultsOf?.(value, stored.value), ...wrong };
  const faults: Record<string, string> = {
    ...refusedTexts(t, refused, value),
    ...(submits > 0 ? known : {}),
  };
  const showFaults = (): boolean => {
    dispatch({ type: "submitted" });
    return Object.keys(known).length === 0;
  };

  return {
    companyId,
    stored,
    value,
    ...sectionFields(state, dispatch),
    pictureFile,
    addPictureFile,
    faultAt: (path: string): string | undefined => faults[path],
    /** Whether something is wrong with a field that has one of these paths or is below one, besides translations. */
    isWrongBelow: (paths: readonly string[]): boolean =>
      Object.keys(faults).some(
        (name) =>
          !isOfTranslations(name) &&
          paths.some((path) => name === path || name.startsWith(`${path}.`)),
      ),
    faults,
    submits,
    isDirty: Object.keys(wrong).length > 0 || differingFields(stored.value, value).length > 0,
    isRefused: Object.keys(faults).length > 0,
    busy,
    error,
    saved,
    conflict,
    uploads,
    /** Shows the faults that need no server, and returns whether there are none. */
    showFaults,
    /** Resolves to whether the value is stored; not where something is wrong with it. */
    save: async (): Promise<boolean> => {
      dispatch({ type: "refusalCleared" });
      return showFaults() && (await send(value, stored.revision, typed));
    },
    /** Stores the merged value on top of the version that the other member stored. */
    saveMerged: async (merged: SectionValue, theirs: StoredSection): Promise<boolean> => {
      dispatch({ type: "merged", value: merged, theirs });
      return send(merged, theirs.revision, {});
    },
    closeConflict: () => dispatch({ type: "conflictClosed" }),
    discard: () => {
      dispatch({ type: "discarded" });
      clearError();
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsSection>;

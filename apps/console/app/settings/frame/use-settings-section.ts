import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { useRef, useState } from "react";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { officeApi } from "../../api/office-api.ts";
import { useChanges } from "../../api/use-changes.ts";
import { useText } from "../../i18n/text.ts";
import {
  differingFields,
  mergeValues,
  type SectionValue,
  type StoredSection,
  valueAt,
  withValueAt,
  withValuesAt,
} from "../../parts/saving/section-value.ts";
import { useUploads } from "../../parts/saving/use-uploads.ts";
import { type RefusedValue, readRefusal, refusedTexts } from "./read-refusal.ts";
import { isOfTranslations } from "./translation-faults.ts";
import { faultsOfTexts, type Texts, textsSince, textsWithout } from "./typed-texts.ts";
import { usePictureFiles } from "./use-picture-files.ts";

/** Values by the paths of their fields. */
type Fields = Readonly<Record<string, unknown>>;

const NOTHING: RefusedValue = { faults: [], value: {} };

/** The section as the other member stored it. */
export type Conflict = StoredSection & { author: ChangeAuthor };

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
  const [stored, setStored] = useState(initial);
  const [value, setValue] = useState<SectionValue>(initial.value);
  const [typed, setTyped] = useState<Texts>({});
  const [submits, setSubmits] = useState(0);
  const [refused, setRefused] = useState(NOTHING);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saved, setSaved] = useState(false);
  const { pictureFile, addPictureFile } = usePictureFiles(stored.picture_urls);
  const { run, busy, error, clearError } = useChanges();
  const uploads = useUploads();
  const sending = useRef(false);

  const wrong = faultsOfTexts(typed);
  const known = { ...faultsOf?.(value, stored.value), ...wrong };
  const faults: Record<string, string> = {
    ...refusedTexts(t, refused, value),
    ...(submits > 0 ? known : {}),
  };

  // Takes a function, because an upload can end long after the press, and must change the newest
  // value.
  const edit = (change: (before: SectionValue) => SectionValue) => {
    setValue(change);
    setSaved(false);
  };
  /** Sets fields by a text under a name of its own, for a part of a list. */
  const typeFields = (
    name: string,
    text: string,
    { fields, fault }: { fields: Fields; fault: string | null },
  ) => {
    setTyped((before) => ({ ...before, [name]: { text, fault } }));
    edit((before) => (fault === null ? withValuesAt(before, fields) : before));
  };
  const accept = (answer: StoredSection) => {
    setStored(answer);
    setValue(answer.value);
    setTyped({});
    setSubmits(0);
    setRefused(NOTHING);
  };

  const showFaults = (): boolean => {
    setSubmits(submits + 1);
    return Object.keys(known).length === 0;
  };

  /** Resolves to whether the value is stored. */
  const send = async (
    sent: SectionValue,
    revision: string,
    typedBefore: Texts,
  ): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setConflict(null);
    clearError();
    const params = { companyId, section };
    const answer = await run(async () => {
      try {
        return await officeApi("updateSettings", {
          params,
          body: { revision, value: { ...sent } },
        });
      } catch (failure) {
        const handled = readRefusal(failure);
        if (!handled) throw failure;
        if (handled.theirs) setConflict({ ...stored, ...handled.theirs });
        setRefused({ faults: handled.faults, value: sent });
        return null;
      }
    });
    sending.current = false;
    if (!answer) return false;
    setStored(answer);
    // What was changed while the answer was on its way stays, to be saved next.
    setValue((now) => mergeValues(now, answer.value, differingFields(sent, now)));
    setTyped((now) => textsSince(typedBefore, now));
    setSubmits(0);
    setRefused(NOTHING);
    setSaved(true);
    return true;
  };

  return {
    companyId,
    stored,
    value,
    /** The value of a field; undefined where it is absent. */
    get: (path: string) => valueAt(value, path),
    /** Sets a field; null where it has no value. */
    set: (path: string, field: unknown) => edit((before) => withValueAt(before, path, field)),
    /** Replaces the value by one made of it. */
    replace: edit,
    /** Sets several fields at once. */
    setAll: (fields: Fields) => edit((before) => withValuesAt(before, fields)),
    /** The text of a field as it was typed; undefined where nothing was. */
    textOf: (path: string): string | undefined => typed[path]?.text,
    /** Sets a field by a text: to `field` if the text has no fault, otherwise the field stays. */
    type: (
      path: string,
      text: string,
      { field, fault }: { field: unknown; fault: string | null },
    ) => typeFields(path, text, { fields: { [path]: field }, fault }),
    typeFields,
    /** Forgets the texts of fields that are gone: those whose names begin so. */
    forget: (prefix: string) => setTyped((before) => textsWithout(before, prefix)),
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
      setRefused(NOTHING);
      return showFaults() && (await send(value, stored.revision, typed));
    },
    /** Stores the merged value on top of the version that the other member stored. */
    saveMerged: async (merged: SectionValue, theirs: StoredSection): Promise<boolean> => {
      setStored(theirs);
      setValue(merged);
      setTyped({});
      return send(merged, theirs.revision, {});
    },
    closeConflict: () => setConflict(null),
    discard: () => {
      accept(stored);
      clearError();
      setSaved(false);
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsSection>;

import { ApiError } from "@comanda/contract/calls/api-client";
import type { Fault } from "@comanda/contract/calls/problems";
import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { useRef, useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useChanges } from "../../api/use-changes.ts";
import { useText } from "../../i18n/text.ts";
import { differingFields, type SectionValue, valueAt, withValueAt } from "./section-value.ts";

/** A section as the server has it. */
export type StoredSection = {
  revision: string;
  value: SectionValue;
  picture_urls: Readonly<Record<string, string>>;
};

/** Values by the paths of their fields. */
type Fields = Readonly<Record<string, unknown>>;

/** A field as it was typed, where this is no value yet: `12,` for a number. */
type Typed = { text: string; fault: string | null };

type Options = {
  companyId: string;
  section: SettingsSection;
  initial: StoredSection;
  /** What is wrong with a value, by paths, beside what its fields find themselves. */
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
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [submits, setSubmits] = useState(0);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const [conflict, setConflict] = useState<StoredSection | null>(null);
  const [saved, setSaved] = useState(false);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const { run, busy, error, clearError } = useChanges();
  const sending = useRef(false);

  const wrong = Object.entries(typed).flatMap(([path, { fault }]) =>
    fault === null ? [] : [[path, fault] as const],
  );
  const known = { ...faultsOf?.(value, stored.value), ...Object.fromEntries(wrong) };
  const faults: Record<string, string> = {
    ...Object.fromEntries(
      refused.map(({ path, message }) => [path, t("menu.fault.server", { message })]),
    ),
    ...(submits > 0 ? known : {}),
  };

  const edit = (next: SectionValue) => {
    setValue(next);
    setSaved(false);
    setRefused([]);
  };
  /** Sets fields by a text under a name of its own, for a part of a list. */
  const typeFields = (
    name: string,
    text: string,
    { fields, fault }: { fields: Fields; fault: string | null },
  ) => {
    setTyped({ ...typed, [name]: { text, fault } });
    edit(fault === null ? withFields(value, fields) : value);
  };
  const accept = (answer: StoredSection) => {
    setStored(answer);
    setValue(answer.value);
    setTyped({});
    setSubmits(0);
    setRefused([]);
  };

  const send = async (sent: SectionValue, revision: string) => {
    if (sending.current) return;
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
        setRefused(handled.faults);
        return null;
      }
    });
    sending.current = false;
    if (!answer) return;
    accept(answer);
    setSaved(true);
  };

  return {
    companyId,
    stored,
    value,
    /** The value of a field; undefined where it is absent. */
    get: (path: string) => valueAt(value, path),
    /** Sets a field; null where it has no value. */
    set: (path: string, field: unknown) => edit(withValueAt(value, path, field)),
    /** Sets several fields at once. */
    setAll: (fields: Fields) => edit(withFields(value, fields)),
    /** The text of a field as it was typed; undefined where nothing was. */
    textOf: (path: string): string | undefined => typed[path]?.text,
    /** Sets a field by a text: without a fault it is `field`, otherwise nothing is stored. */
    type: (
      path: string,
      text: string,
      { field, fault }: { field: unknown; fault: string | null },
    ) => typeFields(path, text, { fields: { [path]: field }, fault }),
    typeFields,
    /** Forgets the texts of fields that are gone: those whose names begin so. */
    forget: (prefix: string) =>
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith(prefix))),
      ),
    /** The stored file of a picture by its name in the value; undefined where it has none. */
    pictureFile: (source: unknown): string | undefined =>
      typeof source === "string" ? (uploaded[source] ?? stored.picture_urls[source]) : undefined,
    /** Notes the stored file of a picture that was uploaded. */
    addPictureFile: (source: string, file: string) =>
      setUploaded((before) => ({ ...before, [source]: file })),
    faultAt: (path: string): string | undefined => faults[path],
    faults,
    submits,
    isDirty: wrong.length > 0 || differingFields(stored.value, value).length > 0,
    isRefused: Object.keys(faults).length > 0,
    ...{ busy, error, saved, conflict },
    save: async () => {
      setSubmits(submits + 1);
      setRefused([]);
      if (Object.keys(known).length === 0) await send(value, stored.revision);
    },
    /** Stores what a conflict was resolved to, onto the version that the other member stored. */
    saveMerged: async (merged: SectionValue, theirs: StoredSection) => {
      setStored(theirs);
      setValue(merged);
      setTyped({});
      await send(merged, theirs.revision);
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

function withFields(value: SectionValue, fields: Fields): SectionValue {
  return Object.entries(fields).reduce(
    (next, [path, field]) => withValueAt(next, path, field),
    value,
  );
}

type HandledRefusal = {
  faults: readonly Fault[];
  theirs: Pick<StoredSection, "revision" | "value"> | null;
};

/** What a form shows beside its fields, or asks about; null for all other failures. */
function readRefusal(failure: unknown): HandledRefusal | null {
  if (!(failure instanceof ApiError)) return null;
  const { code, faults, problem } = failure;
  if ((code === "invalid_part" || code === "part_in_use") && faults.length > 0)
    return { faults, theirs: null };
  const part = problem.parts?.[0];
  if (code !== "part_changed" || !part || part.revision === null) return null;
  const theirs = { revision: part.revision, value: part.value as SectionValue };
  return { faults: [], theirs };
}

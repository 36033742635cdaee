import { isRecord } from "@comanda/contract/fields/is-record";
import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import type { JsonObject } from "../../import/document/document-parts.ts";
import { isSamePart } from "../document/revision.ts";
import {
  type Sections,
  sectionsOf,
  settingsRevision,
  settingsSlice,
  sliceFaults,
  withCounters,
  withSettings,
} from "../document/settings-slice.ts";
import { noStock } from "../document/stock.ts";
import { type FieldsOfChange, objectOf } from "./audited-values.ts";
import { differingFields, invalidPart, type MakeEdit, partChanged } from "./menu-edit.ts";

/**
 * Replaces a section of the settings; its counters stay. 409 `part_changed`, unless it is already
 * as wanted; 422 `invalid_part` for fields of other sections and of the operator.
 */
export function replaceSettings(
  section: SettingsSection,
  revision: string,
  sent: JsonObject,
): MakeEdit {
  return (document) => {
    const before = settingsSlice(document, section);
    const faults = sliceFaults(section, sent, before);
    if (faults.length > 0) return invalidPart(faults);
    const after = withCounters(sent, before);
    const isStale = settingsRevision(before) !== revision;
    if (isStale && !isSamePart(before, after))
      return partChanged(document, [{ kind: "settings", id: section }]);
    return editToSlice(document, { section, sections: section, slice: after, isSent: true });
  };
}

/**
 * Takes a change of a section back. 409 `part_changed` where a field that it changed is no longer as
 * it left it.
 */
export function undoSettings(section: SettingsSection, change: FieldsOfChange): MakeEdit {
  return (document) => {
    const sections = changedSections(section, change);
    const now = settingsSlice(document, sections);
    const restored = restoredFields(now, change.before, change.after);
    if (!isRecord(restored)) return partChanged(document, [{ kind: "settings", id: section }]);
    const slice = withCounters(restored, now);
    return editToSlice(document, { section, sections, slice, isSent: false });
  };
}

/** The section of an entry of the log, and those in which fields of an old entry stand today. */
export function changedSections(
  section: SettingsSection,
  { before, after }: FieldsOfChange,
): SettingsSection[] {
  const found = [before, after].flatMap((side) => sectionsOf(objectOf(side)));
  return [...new Set([section, ...found])];
}

type Replacement = {
  /** The section that the log names. */
  section: SettingsSection;
  /** All that have fields of the slice. */
  sections: Sections;
  slice: JsonObject;
  isSent: boolean;
};

/** The edit to another slice; null when nothing changes. */
function editToSlice(document: JsonObject, { section, sections, slice, isSent }: Replacement) {
  const before = settingsSlice(document, sections);
  const changed = withSettings(document, sections, slice);
  const after = settingsSlice(changed, sections);
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  return {
    document: changed,
    sent: isSent ? [{ kind: "settings" as const, id: section, path: "" }] : [],
    stock: noStock(),
    audit: { action: "settings.change" as const, target: section, ...differences(before, after) },
  };
}

type Differences = { before: JsonObject; after: JsonObject };

/** The fields that differ, at any depth of objects; a field may be in one of the two only. */
function differences(before: JsonObject, after: JsonObject): Differences {
  const differing = differingFields(before, after);
  for (const [key, old] of Object.entries(differing.before)) {
    const left = differing.after[key];
    if (!isRecord(old) || !isRecord(left)) continue;
    const inner = differences(old, left);
    differing.before[key] = inner.before;
    differing.after[key] = inner.after;
  }
  return differing;
}

const CHANGED = Symbol("changed since");

/**
 * Returns the values from before a change; `CHANGED` if a field is no longer as the change left it.
 */
function restoredFields(now: unknown, before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return isSamePart(now, after) ? before : CHANGED;
  if (!isRecord(now)) return CHANGED;
  const restored = { ...now };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value = restoredFields(now[key], before[key], after[key]);
    if (value === CHANGED) return CHANGED;
    if (Object.hasOwn(before, key)) restored[key] = value;
    else delete restored[key];
  }
  return restored;
}

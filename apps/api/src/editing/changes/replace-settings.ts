import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { isObject, type JsonObject } from "../../import/document/document-parts.ts";
import { isSamePart } from "../document/revision.ts";
import {
  settingsRevision,
  settingsSlice,
  sliceFaults,
  withCounters,
  withSettings,
} from "../document/settings-slice.ts";
import { noStock } from "../document/stock.ts";
import type { FieldsOfChange } from "./audited-values.ts";
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
    return settingsReplaced(document, section, after, true);
  };
}

/**
 * Takes a change of a section back. 409 `part_changed` where a field that it changed is no longer as
 * it left it.
 */
export function undoSettings(section: SettingsSection, change: FieldsOfChange): MakeEdit {
  return (document) => {
    const now = settingsSlice(document, section);
    const restored = restoredFields(now, change.before, change.after);
    if (!isObject(restored)) return partChanged(document, [{ kind: "settings", id: section }]);
    return settingsReplaced(document, section, withCounters(restored, now), false);
  };
}

/** The edit to another slice; null when nothing changes. */
function settingsReplaced(
  document: JsonObject,
  section: SettingsSection,
  slice: JsonObject,
  isSent: boolean,
) {
  const before = settingsSlice(document, section);
  const changed = withSettings(document, section, slice);
  const after = settingsSlice(changed, section);
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
    if (!isObject(old) || !isObject(left)) continue;
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
  if (!isObject(before) || !isObject(after)) return isSamePart(now, after) ? before : CHANGED;
  if (!isObject(now)) return CHANGED;
  const restored = { ...now };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value = restoredFields(now[key], before[key], after[key]);
    if (value === CHANGED) return CHANGED;
    if (Object.hasOwn(before, key)) restored[key] = value;
    else delete restored[key];
  }
  return restored;
}

import type { Fault } from "@comanda/contract/calls/problems";
import { isRecord } from "@comanda/contract/fields/is-record";
import {
  READ_ONLY_FIELDS,
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsSections,
} from "@comanda/contract/settings/settings-sections";
import { fieldValue, type JsonObject } from "../../import/document/document-parts.ts";
import { idOf, objectsIn } from "./menu-document.ts";
import { isSamePart, sectionRevision } from "./revision.ts";

/** A section, or several as one. */
export type Sections = SettingsSection | readonly SettingsSection[];

const fieldsOf = (sections: Sections): readonly string[] =>
  [sections].flat().flatMap((section) => SETTINGS_SECTIONS[section].fields);

/** The sections that have fields of a part of the document. */
export function sectionsOf(part: JsonObject): SettingsSection[] {
  return settingsSections.filter((section) =>
    fieldsOf(section).some((field) => partAt(part, field) !== null),
  );
}

/** The fields of sections in the document's nesting; what the document lacks is absent. */
export function settingsSlice(document: JsonObject, sections: Sections): JsonObject {
  return fieldsOf(sections).reduce<JsonObject>((slice, field) => {
    const found = partAt(document, field);
    return found ? withPart(slice, field, found.value) : slice;
  }, {});
}

/** The revision of a section, without its counters, which orders change. */
export function settingsRevision(slice: JsonObject): string {
  return sectionRevision(withCounters(slice, {}));
}

/** The document with another slice of sections; a field that the slice lacks is deleted. */
export function withSettings(
  document: JsonObject,
  sections: Sections,
  slice: JsonObject,
): JsonObject {
  return fieldsOf(sections).reduce((changed, field) => {
    const found = partAt(slice, field);
    return found ? withPart(changed, field, found.value) : withoutPart(changed, field);
  }, document);
}

/**
 * The slice with the counters of the one before it: the uses of its coupons, and the plan's orders. A
 * new coupon keeps what was sent (decision 32).
 */
export function withCounters(slice: JsonObject, before: JsonObject): JsonObject {
  const counted = withUsage(slice, fieldValue(before.company, USAGE));
  if (!Array.isArray(counted.coupons)) return counted;
  const uses = new Map(
    objectsIn(before, "coupons").map((coupon) => [idOf(coupon), coupon.coupons_used]),
  );
  const isNew = (coupon: JsonObject) => before.coupons !== undefined && !uses.has(idOf(coupon));
  const coupons = counted.coupons.map((coupon: unknown) => {
    if (!isRecord(coupon) || isNew(coupon)) return coupon;
    const { coupons_used: sent, ...rest } = coupon;
    const kept = uses.get(idOf(coupon));
    return kept === undefined ? rest : withKey(coupon, "coupons_used", kept);
  });
  return { ...counted, coupons };
}

const USAGE = "order_limit_usage_count";

/** A file without the count has none, although an answer has the orders of the month. */
function withUsage(slice: JsonObject, kept: unknown): JsonObject {
  if (!isRecord(slice.company) || !Object.hasOwn(slice.company, USAGE)) return slice;
  if (kept !== undefined) return { ...slice, company: withKey(slice.company, USAGE, kept) };
  const { [USAGE]: sent, ...company } = slice.company;
  if (Object.keys(company).length > 0) return { ...slice, company };
  const { company: emptied, ...rest } = slice;
  return rest;
}

/** Faults for what a section does not have, and for fields that staff cannot change. */
export function sliceFaults(
  section: SettingsSection,
  slice: JsonObject,
  before: JsonObject,
): Fault[] {
  const readOnly = READ_ONLY_FIELDS.filter((field) => fieldsOf(section).includes(field));
  return [
    ...foreignFields(slice, "", fieldsOf(section)),
    ...readOnly
      .filter((path) => !isSamePart(partAt(slice, path)?.value, partAt(before, path)?.value))
      .map((path) => ({ path, message: "is set by the operator" })),
  ];
}

function foreignFields(part: JsonObject, path: string, fields: readonly string[]): Fault[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const at = path === "" ? key : `${path}.${key}`;
    if (fields.includes(at)) return [];
    if (!fields.some((field) => field.startsWith(`${at}.`)))
      return [{ path: at, message: "is not part of this section" }];
    if (value === null) return [];
    if (!isRecord(value)) return [{ path: at, message: "must be an object" }];
    return foreignFields(value, at, fields);
  });
}

/** The value at a path; null where the document has nothing there. */
function partAt(document: JsonObject, path: string): { value: unknown } | null {
  let part: unknown = document;
  for (const key of path.split(".")) {
    if (!isRecord(part) || !Object.hasOwn(part, key)) return null;
    part = part[key];
  }
  return { value: part };
}

function withPart(document: JsonObject, path: string, value: unknown): JsonObject {
  const [key = "", ...rest] = path.split(".");
  if (rest.length === 0) return withKey(document, key, value);
  const inner = document[key];
  return withKey(document, key, withPart(isRecord(inner) ? inner : {}, rest.join("."), value));
}

/** Sets a field in its place. The document stays the same object where nothing changes. */
function withKey(document: JsonObject, key: string, value: unknown): JsonObject {
  return Object.hasOwn(document, key) && document[key] === value
    ? document
    : { ...document, [key]: value };
}

function withoutPart(document: JsonObject, path: string): JsonObject {
  const [key = "", ...rest] = path.split(".");
  if (!Object.hasOwn(document, key)) return document;
  const inner = document[key];
  if (rest.length > 0)
    return isRecord(inner) ? withKey(document, key, withoutPart(inner, rest.join("."))) : document;
  const { [key]: removed, ...others } = document;
  return others;
}

import { isRecord } from "@comanda/contract/fields/is-record";
import { countOf } from "../cells/file-groups.ts";
import { cellOf } from "./json-fields-of.ts";
import { type Fields, isScalar } from "./json-objects.ts";

/** How many choices of a group are taken; null where the file does not say it. */
export type JsonLimits = { min: number | null; max: number | null };

const LEAST = /^(?:force_?)?min|minimum|_min$|least/iu;
const MOST = /^(?:force_?)?max|maximum|_max$/iu;
const REQUIRED = [
  "required",
  "is_required",
  "isRequired",
  "mandatory",
  "is_mandatory",
  "isMandatory",
];
const MULTIPLE = ["multiple", "multi_select", "multiSelect", "allow_multiple", "allowMultiple"];

/** Reads the limits of a group of choices, from its own fields or from an object in it. */
export function limitsOf(fields: Fields): JsonLimits {
  const flat = { ...fields, ...limitsIn(fields) };
  const isRequired = REQUIRED.some((key) => flat[key] === true);
  const min = limit(flat, LEAST) ?? (isRequired ? 1 : null);
  // None as the highest number means that there is none.
  const max = limit(flat, MOST) || (isSingle(flat) ? 1 : null);
  const stated = cellOf(fields, "group_min") ?? cellOf(fields, "group_max");
  const isStated = min !== null || max !== null || stated !== undefined;
  return {
    min: min ?? (isStated ? 0 : null),
    max: max === null ? null : Math.max(max, min ?? 0),
  };
}

/** Whether only one choice can be taken. In Olo this is what a mandatory group without numbers means. */
function isSingle(flat: Fields): boolean {
  const isOfOne =
    flat.mandatory === true && limit(flat, LEAST) === null && limit(flat, MOST) === null;
  return (
    isOfOne ||
    [flat.selection_type, flat.type].some((each) => /^single/iu.test(String(each))) ||
    MULTIPLE.some((key) => flat[key] === false)
  );
}

/**
 * Uber Eats writes the limits as `quantity_info.quantity.min_permitted`, Wolt as `selection_range.min`, Wix as
 * `rule.minSelections`, Foodics as `pivot.minimum_options`.
 */
function limitsIn({
  quantity_info: info,
  selection_range,
  selectionRange,
  rule,
  pivot,
}: Fields): Fields {
  const inner = isRecord(info)
    ? info.quantity
    : (selection_range ?? selectionRange ?? rule ?? pivot);
  return isRecord(inner) ? inner : {};
}

function limit(fields: Fields, name: RegExp): number | null {
  const [found] = Object.entries(fields).flatMap(([key, value]) => {
    const count = name.test(key) && isScalar(value) ? countOf(String(value)) : null;
    return count === null ? [] : [count];
  });
  return found ?? null;
}

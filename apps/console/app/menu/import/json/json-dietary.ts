import { isRecord } from "@comanda/contract/fields/is-record";
import { readAllergens } from "../allergens/allergen-list.ts";
import { dietOfTitle } from "../diets/diet-columns.ts";
import { readDiets } from "../diets/diet-list.ts";
import type { DietMarks, Line } from "../table/line.ts";
import { keyOf, nameOf } from "./json-fields-of.ts";
import { isReference, type JsonIndex } from "./json-index.ts";
import { type Fields, isScalar, listOf } from "./json-objects.ts";

/** What a dish says of its allergens and diets, and in which of its fields. */
export type JsonDietary = Pick<Line, "dietMarks"> & {
  cells: Pick<Line["cells"], "allergens" | "diets">;
  keys: readonly string[];
};

/**
 * Reads the allergens and diets of a dish: lists of codes or names, `"isVegan": true`, and those of schema.org. A list of which
 * any part is not understood is not read.
 */
export function dietaryOf(dish: Fields, index: JsonIndex): JsonDietary {
  const fields = { ...dish, ...allergensInside(dish) };
  const lists = (["allergens", "diets"] as const).flatMap((column) => {
    const key = keyOf(fields, column, () => true) ?? (column === "diets" ? LABELS : undefined);
    const texts = key === undefined ? null : textsIn(labelsIn(fields[key]), index);
    if (key === undefined || texts === null || texts.length === 0) return [];
    const cell = column === "allergens" ? allergensCell(texts) : dietsCell(texts);
    return cell === null ? [] : [{ key, column, cell }];
  });
  const marks = Object.entries(fields).flatMap(([key, value]) => {
    const diet = typeof value === "boolean" ? dietOfTitle(key) : null;
    return diet === null ? [] : [{ key, diet, value: value === true }];
  });
  const dietMarks: DietMarks = Object.fromEntries(marks.map(({ diet, value }) => [diet, value]));
  return {
    cells: Object.fromEntries(lists.map(({ column, cell }) => [column, cell])),
    ...(marks.length > 0 && { dietMarks }),
    keys: [...lists, ...marks].map(({ key }) => key),
  };
}

/** GloriaFood has the allergens of a dish as `extras.menu_item_allergens_values`. */
function allergensInside(fields: Fields): Fields {
  const [list] = Object.values(fields).flatMap((value) =>
    isRecord(value) ? Object.entries(value).filter(([key]) => /allergen/iu.test(key)) : [],
  );
  return list === undefined || keyOf(fields, "allergens", () => true) ? {} : { allergens: list[1] };
}

/** Where Uber Eats has the diets of a dish: `dish_info.classifications.dietary_label_info.labels`. */
const LABELS = "dish_info";

function labelsIn(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const inner = value.classifications ?? value.dietary_label_info ?? value.labels;
  return inner === undefined ? value : labelsIn(inner);
}

/** The allergens as a cell of a table has them; null where one is not understood. */
function allergensCell(texts: readonly string[]): string | null {
  const text = texts.join(", ");
  return readAllergens(text).unknown === null ? text : null;
}

/** The codes of the diets; null where one is not understood. */
function dietsCell(texts: readonly string[]): string | null {
  const read = texts.map(readDiets);
  if (read.some(({ unknown }) => unknown !== null)) return null;
  return read.flatMap(({ diets }) => diets).join(" ");
}

/** The texts of a value, of a list, or of objects with a name that the list has or means by their ids; null for others. */
function textsIn(value: unknown, index: JsonIndex): readonly string[] | null {
  const list = isScalar(value) ? [value] : listOf(value);
  const texts = list.map((each) => {
    const named = isReference(each) ? index(each, ["other"]) : each;
    return isRecord(named) ? nameOf(named, "en")?.text : each;
  });
  return texts.every((each) => typeof each === "string") ? texts : null;
}

import { isRecord } from "@comanda/contract/fields/is-record";

/** The type of a field of a dish: a simple one, a list of objects with these fields, or an object with them. */
export type FieldType = SimpleType | readonly [FieldTypes] | FieldTypes;
type SimpleType = "text" | "number" | "texts" | "translations";
type FieldTypes = { readonly [name: string]: FieldType };

const amounts: FieldTypes = { price: "number", stock: "number" };
const named: FieldTypes = { name: "text", translations: "translations" };

/** The fields that the editor of a dish reads. Others are checked by the server alone. */
export const DISH_FIELDS: FieldTypes = {
  ...named,
  description: "text",
  allergens: "texts",
  diets: "texts",
  availability: [{ days: "texts", from: "text", to: "text" }],
  images: [{ image_url: "text" }],
  product_variants: [{ id: "text", ...named, ...amounts, original_price: "number" }],
  modifier_groups: [
    {
      id: "text",
      ...named,
      min: "number",
      max: "number",
      modifiers: [{ id: "text", ...named, ...amounts, max: "number" }],
    },
  ],
};

type InvalidField = { path: string; value: unknown; type: "text" | "number" | "form" };

/** Finds the first field of a dish in a JSON file that is of another type than the editor reads. */
export function findInvalidField(dish: object): InvalidField | null {
  return findIn(dish, DISH_FIELDS, "");
}

function findIn(value: unknown, type: FieldType, path: string): InvalidField | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(type)) return findInList(value, type[0], path);
  if (typeof type !== "string") return findInObject(value, type as FieldTypes, path);
  if (isOfType(value, type)) return null;
  return { path, value, type: type === "text" || type === "number" ? type : "form" };
}

function findInList(value: unknown, fields: FieldTypes, path: string): InvalidField | null {
  if (!Array.isArray(value)) return { path, value, type: "form" };
  return first(value, (each, at) => findInObject(each, fields, `${path}.${at}`));
}

function findInObject(value: unknown, fields: FieldTypes, path: string): InvalidField | null {
  if (!isRecord(value)) return { path, value, type: "form" };
  return first(Object.entries(fields), ([name, type]) =>
    findIn(Reflect.get(value, name), type, path === "" ? name : `${path}.${name}`),
  );
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, at: number) => InvalidField | null,
): InvalidField | null {
  for (const [at, item] of items.entries()) {
    const found = find(item, at);
    if (found) return found;
  }
  return null;
}

function isOfType(value: unknown, type: SimpleType): boolean {
  if (type === "text") return typeof value === "string";
  if (type === "number") return typeof value === "number";
  if (type === "translations") return isRecord(value) && Object.values(value).every(areTexts);
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** Whether the translations of one language are texts, as far as it has any. */
function areTexts(translations: unknown): boolean {
  const { name, description } = (translations ?? {}) as { name?: unknown; description?: unknown };
  return [name, description].every((text) => typeof (text ?? "") === "string");
}

/** What a field of a dish must be; the fields of an object or of each object in a list stand in it. */
type Shape = Kind | readonly [Fields] | Fields;
type Kind = "text" | "number" | "texts" | "translations";
type Fields = { readonly [name: string]: Shape };

const amounts: Fields = { price: "number", original_price: "number", stock: "number" };
const named: Fields = { name: "text", translations: "translations" };

/** The fields that the editor of a dish reads. Others are checked by the server alone. */
const DISH: Fields = {
  ...named,
  description: "text",
  allergens: "texts",
  diets: "texts",
  availability: [{ days: "texts", from: "text", to: "text" }],
  images: [{ image_url: "text" }],
  product_variants: [{ id: "text", ...named, ...amounts }],
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

type MisshapenField = { path: string; value: unknown };

/** Finds the first field of a dish in a JSON file that is of another kind than the editor reads. */
export function misshapenField(dish: object): MisshapenField | null {
  return misshapenIn(dish, DISH, "");
}

function misshapenIn(value: unknown, shape: Shape, path: string): MisshapenField | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(shape)) return misshapenInList(value, shape[0], path);
  if (typeof shape === "string") return isOfKind(value, shape) ? null : { path, value };
  return misshapenInObject(value, shape as Fields, path);
}

function misshapenInList(value: unknown, fields: Fields, path: string): MisshapenField | null {
  if (!Array.isArray(value)) return { path, value };
  return first(value, (each, at) => misshapenInObject(each, fields, `${path}.${at}`));
}

function misshapenInObject(value: unknown, fields: Fields, path: string): MisshapenField | null {
  if (!isObject(value)) return { path, value };
  return first(Object.entries(fields), ([name, shape]) =>
    misshapenIn(Reflect.get(value, name), shape, path === "" ? name : `${path}.${name}`),
  );
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, at: number) => MisshapenField | null,
): MisshapenField | null {
  for (const [at, item] of items.entries()) {
    const found = find(item, at);
    if (found) return found;
  }
  return null;
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === "text") return typeof value === "string";
  if (kind === "number") return typeof value === "number";
  if (kind === "translations") return isObject(value) && Object.values(value).every(areTexts);
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** Whether the translations of one language are texts, as far as it has any. */
function areTexts(translations: unknown): boolean {
  const { name, description } = (translations ?? {}) as { name?: unknown; description?: unknown };
  return [name, description].every((text) => typeof (text ?? "") === "string");
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

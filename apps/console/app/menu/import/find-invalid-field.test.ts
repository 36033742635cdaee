import { Product } from "@comanda/contract/companies/menu";
import { expect, test } from "vitest";
import { DISH_FIELDS, type FieldType } from "./find-invalid-field.ts";

type Schema = {
  type: string;
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
};

/** The schema of a field without the wrappers that allow it to be absent or null. */
const requiredSchema = (schema: Schema): Schema =>
  schema.wrapped ? requiredSchema(schema.wrapped) : schema;

/** The type of a field by the contract, with the parts of it that `known` has; undefined where it has no such field. */
function contractType(field: Schema | undefined, known: FieldType): unknown {
  if (!field) return undefined;
  const { type, item, entries = {} } = requiredSchema(field);
  if (type === "string" || type === "picklist") return "text";
  if (type === "number") return "number";
  if (item) {
    const each = contractType(item, Array.isArray(known) ? known[0] : "text");
    return each === "text" ? "texts" : [each];
  }
  if (known === "translations" && entries.en) return "translations";
  return Object.fromEntries(
    Object.entries(known).map(([name, type]) => [name, contractType(entries[name], type)]),
  );
}

test("the fields of a dish in a JSON file have the types of the contract", () => {
  expect(contractType(Product as unknown as Schema, DISH_FIELDS)).toEqual(DISH_FIELDS);
});

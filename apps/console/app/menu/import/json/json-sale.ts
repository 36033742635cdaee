import { isRecord } from "@comanda/contract/fields/is-record";
import { isHidden, SALE_COLUMNS } from "../table/line.ts";
import { cellOf } from "./json-fields-of.ts";
import { type Fields, saysNothing } from "./json-objects.ts";

const SALE_OBJECT = /settings$|^availability|^inventory$|^(?:stock_?)?status$/iu;

/** Whether the fields of an object say that it is not for sale. */
export function isOff(fields: Fields): boolean {
  const cells = SALE_COLUMNS.map((column) => [column, cellOf(fields, column)] as const);
  return isHidden(Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)));
}

/** Whether an object in a dish or a choice says it, such as `"orderSettings": { "inStock": false }`. */
export const saysOff = (key: string, value: unknown): boolean =>
  SALE_OBJECT.test(key) && isRecord(value) && isOff(value);

export const isOffInside = (fields: Fields): boolean =>
  Object.entries(fields).some(
    ([key, value]) => saysOff(key, value) || (/suspen/iu.test(key) && !saysNothing(value)),
  );

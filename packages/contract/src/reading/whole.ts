import type * as v from "valibot";
import { Ring } from "../shape.ts";

/** A ring without one of its points is another area: it is read whole or not at all. */
export function isWhole(list: v.GenericSchema): boolean {
  return list === Ring;
}

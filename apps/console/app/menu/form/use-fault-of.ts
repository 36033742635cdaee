import { useFaultText } from "./use-fault-text.ts";
import type { ProductForm } from "./use-product-form.ts";

/** Returns the text of what is wrong with a field: `variants.<key>.price`. */
export type FaultOf = (path: string) => string | undefined;

/** Returns a function that says what is wrong with a field, by its path; undefined while nothing is. */
export function useFaultOf({ faults, currency }: ProductForm): FaultOf {
  const faultText = useFaultText();
  return (path) => {
    const fault = faults[path];
    return fault && faultText(fault, currency);
  };
}

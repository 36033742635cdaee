import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";
import type { CheckoutError } from "../errors/checkout-error.ts";
import type { AddressRules } from "./address-form-schema.ts";

type FieldError = {
  name: keyof TypedAddress;
  message: "failure.district" | "failure.street" | "failure.complement";
};

/** Returns the field that corrects an error; null when the form does not have it. */
export function fieldOfError(
  { kind }: CheckoutError,
  { districts, onMap = false }: AddressRules,
): FieldError | null {
  if (kind === "district" && districts.length > 0) {
    return { name: "areaId", message: "failure.district" };
  }
  if (kind === "street" && !onMap) return { name: "street", message: "failure.street" };
  return kind === "complement" ? { name: "complement", message: "failure.complement" } : null;
}

import type { TypedAddress } from "../../../session/checkout-address.ts";
import type { Trouble } from "../order/trouble.ts";
import type { AddressRules } from "./address-form.ts";

type FaultyField = {
  name: keyof TypedAddress;
  words: "trouble.district" | "trouble.street" | "trouble.complement";
};

/** The field in which a trouble is mended; null where the form does not ask for it. */
export function faultyField(
  { kind }: Trouble,
  { districts, placed = false }: AddressRules,
): FaultyField | null {
  if (kind === "district" && districts.length > 0) {
    return { name: "areaId", words: "trouble.district" };
  }
  if (kind === "street" && !placed) return { name: "street", words: "trouble.street" };
  return kind === "complement" ? { name: "complement", words: "trouble.complement" } : null;
}

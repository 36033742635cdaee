import { expect, test } from "vitest";
import { fieldOfError } from "./address-error-field.ts";

const typedRules = { districts: [{ id: "roma", name: "Roma" }], complementLabel: null };
const onMapRules = { districts: [], complementLabel: null, onMap: true };

test.each([
  ["district", "areaId", null],
  ["street", "street", null],
  ["complement", "complement", "complement"],
  ["mismatch", null, null],
] as const)(
  "an error of kind %s is shown at the field %s, and for a place on the map at %s",
  (kind, written, onMap) => {
    expect(fieldOfError({ kind }, typedRules)?.name ?? null).toBe(written);
    expect(fieldOfError({ kind }, onMapRules)?.name ?? null).toBe(onMap);
  },
);

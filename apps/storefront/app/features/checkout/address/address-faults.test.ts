import { expect, test } from "vitest";
import { faultyField } from "./address-faults.ts";

const asked = { districts: [{ id: "roma" }], complementLabel: null };
const placed = { districts: [], complementLabel: null, placed: true };

test.each([
  ["district", "areaId", null],
  ["street", "street", null],
  ["complement", "complement", "complement"],
  ["misplaced", null, null],
] as const)(
  "trouble with the %s is told at %s, and of a place on the map at %s",
  (kind, written, onMap) => {
    expect(faultyField({ kind }, asked)?.name ?? null).toBe(written);
    expect(faultyField({ kind }, placed)?.name ?? null).toBe(onMap);
  },
);

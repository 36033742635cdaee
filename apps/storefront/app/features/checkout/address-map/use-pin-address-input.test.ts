import { expect, test } from "vitest";
import { fullAddress } from "./use-pin-address-input.ts";

const place = { address: "Obregón 154, Roma Norte", city: "CDMX", hasNumber: true };
const parts = { place, street: "", number: "12", country: "MX" };

test("the typed number replaces the number from the map", () => {
  expect(fullAddress(parts)).toBe("Obregón 12, Roma Norte");
});

test("direction marks in pasted text are removed", () => {
  expect(fullAddress({ ...parts, number: "\u202a154\u202c" })).toBe("Obregón 154, Roma Norte");
  const street = "\u2066Camino Viejo\u2069";
  expect(fullAddress({ ...parts, place: null, street })).toBe("Camino Viejo 12");
});

test("an address without a street or a number is empty", () => {
  expect(fullAddress({ ...parts, number: "\u202e " })).toBe("");
  expect(fullAddress({ ...parts, place: null, street: " " })).toBe("");
});

import { expect, test } from "vitest";
import { wholeAddress } from "./delivery-map-written.ts";

const place = { address: "Obregón 154, Roma Norte", city: "CDMX", hasNumber: true };
const given = { place, street: "", number: "12", country: "MX" };

test("the number takes the place of the one that the map tells", () => {
  expect(wholeAddress(given)).toBe("Obregón 12, Roma Norte");
});

test("turns of direction that come along with what is pasted are no part of an address", () => {
  expect(wholeAddress({ ...given, number: "\u202a154\u202c" })).toBe("Obregón 154, Roma Norte");
  const street = "\u2066Camino Viejo\u2069";
  expect(wholeAddress({ ...given, place: null, street })).toBe("Camino Viejo 12");
});

test("nothing is whole without a street or a number", () => {
  expect(wholeAddress({ ...given, number: "\u202e " })).toBe("");
  expect(wholeAddress({ ...given, place: null, street: " " })).toBe("");
});

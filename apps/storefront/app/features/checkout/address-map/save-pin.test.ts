import { expect, test } from "vitest";
import { placeWithAddress, unconfirmedPlace } from "../address/map-place.ts";
import { pinDetailsOf, pinToSave } from "./save-pin.ts";

const at = { latitude: 19.4, longitude: -99.1 };
const there = { latitude: 19.41, longitude: -99.11 };
const place = unconfirmedPlace({ ...at, address: "Durango", city: "CDMX", hasNumber: false });
const written = { of: "", street: "", number: "5 int 3" };

test("a moved pin keeps its position and the typed text, and loses the old address", () => {
  const saved = pinToSave(place, there, written);
  expect(saved).toMatchObject(there);
  expect(placeWithAddress(saved)).toBeNull();
  expect(pinDetailsOf(saved).number).toBe("5 int 3");
});

test("a typed number alone leaves the chosen place as it is", () => {
  const saved = pinToSave(place, null, written);
  expect(saved).toMatchObject(place);
  expect(pinDetailsOf(saved).number).toBe("5 int 3");
});

test("without a chosen place nothing is saved", () => {
  expect(pinToSave(null, null, written)).toBeNull();
});

test("the text typed for one place is not used for another", () => {
  const saved = pinToSave(place, null, written);
  expect(pinDetailsOf(saved && { ...saved, address: "Durango 7" }).number).toBeNull();
  expect(pinDetailsOf(null).number).toBeNull();
  expect(pinDetailsOf(place).number).toBeNull();
});

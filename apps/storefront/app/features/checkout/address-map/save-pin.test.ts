import { expect, test } from "vitest";
import { placeWithAddress, unconfirmedPlace } from "../address/map-place.ts";
import { pinDetailsOf, pinToSave } from "./save-pin.ts";

const at = { latitude: 19.4, longitude: -99.1 };
const there = { latitude: 19.41, longitude: -99.11 };
const place = unconfirmedPlace({ ...at, address: "Durango", city: "CDMX", hasNumber: false });
const written = { of: "", street: "", number: "5 int 3" };

test("a pin that was moved is kept where it is, with what was written and no address of before", () => {
  const kept = pinToSave(place, there, written);
  expect(kept).toMatchObject(there);
  expect(placeWithAddress(kept)).toBeNull();
  expect(pinDetailsOf(kept).number).toBe("5 int 3");
});

test("a number alone leaves the place as it was chosen", () => {
  const kept = pinToSave(place, null, written);
  expect(kept).toMatchObject(place);
  expect(pinDetailsOf(kept).number).toBe("5 int 3");
});

test("where no place was chosen, there is none to keep", () => {
  expect(pinToSave(null, null, written)).toBeNull();
});

test("what was written of one place is nothing to another", () => {
  const kept = pinToSave(place, null, written);
  expect(pinDetailsOf(kept && { ...kept, address: "Durango 7" }).number).toBeNull();
  expect(pinDetailsOf(null).number).toBeNull();
  expect(pinDetailsOf(place).number).toBeNull();
});

import { expect, test } from "vitest";
import { keptPin, writtenAt } from "./kept-pin.ts";
import { chosenPlace, foundPlace } from "./map-address-place.ts";

const at = { latitude: 19.4, longitude: -99.1 };
const there = { latitude: 19.41, longitude: -99.11 };
const place = foundPlace({ ...at, address: "Durango", city: "CDMX", hasNumber: false });
const written = { of: "", street: "", number: "5 int 3" };

test("a pin that was moved is kept where it is, with what was written and no address of before", () => {
  const kept = keptPin(place, there, written);
  expect(kept).toMatchObject(there);
  expect(chosenPlace(kept)).toBeNull();
  expect(writtenAt(kept).number).toBe("5 int 3");
});

test("a number alone leaves the place as it was chosen", () => {
  const kept = keptPin(place, null, written);
  expect(kept).toMatchObject(place);
  expect(writtenAt(kept).number).toBe("5 int 3");
});

test("where no place was chosen, there is none to keep", () => {
  expect(keptPin(null, null, written)).toBeNull();
});

test("what was written of one place is nothing to another", () => {
  const kept = keptPin(place, null, written);
  expect(writtenAt(kept && { ...kept, address: "Durango 7" }).number).toBeNull();
  expect(writtenAt(null).number).toBeNull();
  expect(writtenAt(place).number).toBeNull();
});

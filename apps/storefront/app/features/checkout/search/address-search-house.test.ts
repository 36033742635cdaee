import type { Suggestion } from "@comanda/contract/places";
import { expect, test, vi } from "vitest";
import type { MapPlace } from "../../../session/checkout-address.ts";
import { placeOfHouse } from "./address-search-house.ts";

const street: MapPlace = {
  address: "Calle Durango, Roma Norte",
  latitude: 19.4185,
  longitude: -99.1621,
  city: "Ciudad de México",
  hasNumber: false,
  exactAddress: "",
};
const position = { latitude: 19.4201, longitude: -99.1655 };

function house(text: string, found: Partial<Suggestion> = {}): Suggestion {
  return { id: text, text, position, hasNumber: true, ...found };
}

function locate(
  number: string,
  suggestions: Suggestion[] | null,
  at: typeof position | null = null,
) {
  const answer = suggestions && { suggestions, provider: "google" as const, expandable: false };
  const search = vi.fn(async () => answer);
  const details = vi.fn(async () => at && { ...at, address: "", city: null, hasNumber: true });
  const deps = { country: "MX", search, details, newSession: () => "s" };
  return { search, found: placeOfHouse(street, number, deps) };
}

test("the house is looked for, and the place is where it stands", async () => {
  const { search, found } = locate("210", [
    house("Calle Durango 21, Roma Norte"),
    house("Calle Durango 210, Roma Norte"),
  ]);
  expect(await found).toEqual({
    located: true,
    place: { ...street, ...position, address: "Calle Durango 210, Roma Norte", hasNumber: true },
  });
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({ text: "Calle Durango 210, Roma Norte" }),
  );
});

test("how the number is spaced does not matter", async () => {
  const { found } = locate("210-b", [house("Calle Durango 210 B, Roma Norte")]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("a house whose position is not said is asked for it", async () => {
  const { found } = locate("210", [house("Calle Durango 210", { position: null })], position);
  expect(await found).toMatchObject({ located: true, place: position });
});

const unknown = {
  located: false,
  place: { ...street, address: "Calle Durango 210, Roma Norte", hasNumber: true },
};

test.each<[string, Suggestion[] | null]>([
  ["nobody can be asked", null],
  ["nothing is found", []],
  ["only another house is found", [house("Calle Durango 12, Roma Norte")]],
  ["only the street is found", [house("Calle Durango, Roma Norte", { hasNumber: false })]],
  [
    "the house is in another city",
    [house("Calle Durango 210, Monterrey", { position: { latitude: 25.68, longitude: -100.3 } })],
  ],
  ["nobody knows where the house is", [house("Calle Durango 210", { position: null })]],
])("where %s, the place stays where the street was found", async (_, suggestions) => {
  expect(await locate("210", suggestions).found).toEqual(unknown);
});

import type { Suggestion } from "@comanda/contract/calls/place-calls";
import { beforeEach, expect, test, vi } from "vitest";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { findHouse } from "./find-house.ts";

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

let abortController = new AbortController();
beforeEach(() => {
  abortController = new AbortController();
});

function locate(
  number: string,
  suggestions: Suggestion[] | null,
  at: typeof position | null = null,
  of = street,
) {
  const answer = suggestions && { suggestions, provider: "google" as const, expandable: false };
  const search = vi.fn(async () => answer);
  const details = vi.fn(async () => at && { ...at, address: "", city: null, hasNumber: true });
  const { signal } = abortController;
  const deps = { country: "MX", search, details, newSession: () => "s", signal };
  return { search, details, found: findHouse(of, number, deps) };
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
    expect.any(AbortSignal),
  );
});

test("how the number is spaced does not matter", async () => {
  const { found } = locate("210-b", [house("Calle Durango 210 B, Roma Norte")]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("what was written beside the street is not kept beside the house", async () => {
  const written = { of: street.address, street: "", number: "210" };
  const { found } = locate("210", null, null, { ...street, written });
  expect((await found).place).not.toHaveProperty("written");
});

test("a house whose position is not said is asked for it", async () => {
  const { found } = locate("210", [house("Calle Durango 210", { position: null })], position);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("how the street is spelled, and which postal code it has, does not matter", async () => {
  const { found } = locate("210", [house("C. Durango 210, 06700 Roma Norte")]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("a house of the same district goes before one of another", async () => {
  const elsewhere = { position: { latitude: 19.41, longitude: -99.15 } };
  const { found } = locate("210", [
    house("Calle Durango 210, Narvarte", elsewhere),
    house("Calle Durango 210, Roma Norte"),
  ]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("search and details are given up together, and when nobody waits any more", async () => {
  const { search, details, found } = locate("210", [
    house("Calle Durango 210", { position: null }),
  ]);
  await found;
  const [signal] = search.mock.calls.map((call: unknown[]) => call[1] as AbortSignal);
  expect(signal?.aborted).toBe(false);
  expect(details).toHaveBeenCalledWith(expect.anything(), signal);
  abortController.abort();
  expect(signal?.aborted).toBe(true);
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
  ["the house is in another street", [house("Av. Ámsterdam 210, Roma Norte")]],
  ["the street is one of a longer name", [house("Calle Durango Sur 210, Roma Norte")]],
  [
    "the house is in a district that is not next to it",
    [house("Calle Durango 210, Narvarte", { position: { latitude: 19.41, longitude: -99.15 } })],
  ],
  ["nobody knows where the house is", [house("Calle Durango 210", { position: null })]],
])("where %s, the place stays where the street was found", async (_, suggestions) => {
  expect(await locate("210", suggestions).found).toEqual(unknown);
});

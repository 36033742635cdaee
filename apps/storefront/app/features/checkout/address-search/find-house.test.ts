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

test("the search finds the house, and the place moves to it", async () => {
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

test("spaces in the number do not matter", async () => {
  const { found } = locate("210-b", [house("Calle Durango 210 B, Roma Norte")]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("the typed number is not kept beside a found house", async () => {
  const written = { of: street.address, street: "", number: "210" };
  const { found } = locate("210", null, null, { ...street, written });
  expect((await found).place).not.toHaveProperty("written");
});

test("a house without a position gets one by its details", async () => {
  const { found } = locate("210", [house("Calle Durango 210", { position: null })], position);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("abbreviations and postal codes of the street do not matter", async () => {
  const { found } = locate("210", [house("C. Durango 210, 06700 Roma Norte")]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("a house in the same district is preferred", async () => {
  const elsewhere = { position: { latitude: 19.41, longitude: -99.15 } };
  const { found } = locate("210", [
    house("Calle Durango 210, Narvarte", elsewhere),
    house("Calle Durango 210, Roma Norte"),
  ]);
  expect(await found).toMatchObject({ located: true, place: position });
});

test("one signal aborts search and details", async () => {
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
  ["no provider answers", null],
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
  ["the house has no position", [house("Calle Durango 210", { position: null })]],
])("when %s, the place stays where the street was found", async (_, suggestions) => {
  expect(await locate("210", suggestions).found).toEqual(unknown);
});

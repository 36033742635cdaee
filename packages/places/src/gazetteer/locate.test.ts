import { metersBetween } from "@comanda/domain/geo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CENTRE, openTown, type Town } from "./testing/small-town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown([
    { name: "Av. Álvaro Obregón", district: "Roma Norte" },
    { name: "Calle Durango", district: "Roma Norte" },
    { name: "Calle Durango", district: "Condesa", place: [0.02, 0.02], postcode: "06140" },
    { name: "Calle Jalapa", district: "Lejana", place: [0.6, 0.6] },
    { name: "Calle Hidalgo", district: "Roma Norte" },
  ]);
});
afterAll(() => town.close());

const locate = (address: string) => town.gazetteer.locate(address, CENTRE, "MX");

test.each([
  "Av. Álvaro Obregón 154, Roma Norte, 06700 Ciudad de México",
  "Avenida Alvaro Obregon 154",
  "alvaro obregón #154, interior 3, junto al banco",
  "Álvaro Obregón 154 - Roma Norte",
])("%j is at its house", async (address) => {
  const found = await locate(address);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ hasNumber: true });
  const there = { latitude: CENTRE.latitude, longitude: CENTRE.longitude + 27 * 0.0002 };
  expect(metersBetween(found[0]?.position ?? CENTRE, there)).toBeLessThan(20);
});

test("of a street whose number is not known there are points all along it", async () => {
  const found = await locate("Av. Álvaro Obregón 999, Roma Norte");
  expect(found.length).toBeGreaterThan(20);
  expect(found.every(({ hasNumber }) => !hasNumber)).toBe(true);
  const longitudes = found.map(({ position }) => position.longitude);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeCloseTo(29 * 0.0002, 5);
});

test("of streets with one name all count, unless the address says which", async () => {
  expect(await locate("Calle Durango 110")).toHaveLength(2);
  const [only, ...more] = await locate("Durango 110, Condesa");
  expect(more).toEqual([]);
  expect(only?.position.latitude).toBeGreaterThan(CENTRE.latitude + 0.01);
});

test.each([
  ["Calle Xola 12, Roma Norte", "no street is called so"],
  ["Benjamín Hidalgo 110", "the name says more than the street's"],
  ["Obregón 154", "part of the name could be many a street"],
  ["Calle Durnago 110", "a typo could be another street"],
  ["Calle Jalapa 110", "it is another town's"],
  ["", "nothing is written"],
  ["154", "it is no more than a number"],
])("%j is not known: %s", async (address) => {
  expect(await locate(address)).toEqual([]);
});

test("what is at a position is the nearest house, farther off its street, and then nothing", async () => {
  const ask = (north: number) =>
    town.gazetteer.provider.reverse?.(
      { latitude: CENTRE.latitude - north, longitude: CENTRE.longitude },
      { country: "MX", language: "es", signal: AbortSignal.timeout(5_000) },
    );
  expect(await ask(0.0001)).toEqual({
    address: "Av. Álvaro Obregón 100, Roma Norte, 06700 Ciudad de México",
    city: "Ciudad de México",
    hasNumber: true,
    latitude: CENTRE.latitude - 0.0001,
    longitude: CENTRE.longitude,
  });
  expect(await ask(0.0011)).toMatchObject({
    address: "Av. Álvaro Obregón, Roma Norte, 06700 Ciudad de México",
    hasNumber: false,
  });
  expect(await ask(0.003)).toBeNull();
});

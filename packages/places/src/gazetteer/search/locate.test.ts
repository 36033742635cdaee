import { metersBetween } from "@comanda/domain/geo/position";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenTown, openTown, SMALL_TOWN_CENTRE } from "../testing/small-town.ts";

let town: OpenTown;
beforeAll(async () => {
  town = await openTown([
    { name: "Av. Álvaro Obregón", district: "Roma Norte" },
    { name: "Calle Durango", district: "Roma Norte" },
    { name: "Calle Durango", district: "Condesa", place: [0.02, 0.02], postcode: "06140" },
    { name: "Calle Jalapa", district: "Lejana", place: [0.6, 0.6] },
    { name: "Calle Hidalgo", district: "Roma Norte" },
    { name: "Circuito Interior", district: "Roma Norte" },
  ]);
});
afterAll(() => town.close());

const locate = (address: string) => town.gazetteer.locate(address, SMALL_TOWN_CENTRE, "MX");

test.each([
  "Av. Álvaro Obregón 154, Roma Norte, 06700 Ciudad de México",
  "Avenida Alvaro Obregon 154",
  "alvaro obregón #154, interior 3, junto al banco",
  "Álvaro Obregón 154 - Roma Norte",
])("%j is found at its house", async (address) => {
  const found = await locate(address);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ hasNumber: true });
  const there = {
    latitude: SMALL_TOWN_CENTRE.latitude,
    longitude: SMALL_TOWN_CENTRE.longitude + 27 * 0.0002,
  };
  expect(metersBetween(found[0]?.position ?? SMALL_TOWN_CENTRE, there)).toBeLessThan(20);
});

test("a street whose number is unknown gives points along its whole length", async () => {
  const found = await locate("Av. Álvaro Obregón 999, Roma Norte");
  expect(found.length).toBeGreaterThan(20);
  expect(found.every(({ hasNumber }) => !hasNumber)).toBe(true);
  const longitudes = found.map(({ position }) => position.longitude);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeCloseTo(29 * 0.0002, 5);
});

test("streets with one name all count, unless the address names the district", async () => {
  expect(await locate("Calle Durango 110")).toHaveLength(2);
  const [only, ...more] = await locate("Durango 110, Condesa");
  expect(more).toEqual([]);
  expect(only?.position.latitude).toBeGreaterThan(SMALL_TOWN_CENTRE.latitude + 0.01);
});

test.each([
  ["Calle Xola 12, Roma Norte", "no street is called so"],
  ["Benjamín Hidalgo 110", "the name says more than the street's"],
  ["Obregón 154", "part of the name could be many a street"],
  ["Calle Durnago 110", "a typo could be another street"],
  ["Calle Jalapa 110", "it is another town's"],
  ["Casa y Hidalgo 110", "a letter that joins names is no unit's"],
  ["", "nothing is written"],
  ["154", "it is no more than a number"],
])("%j is not found: %s", async (address) => {
  expect(await locate(address)).toEqual([]);
});

test.each([
  "Depto 31, Av. Álvaro Obregón 154",
  "Álvaro Obregón 154 int 3",
  "Álvaro Obregón 154 casa azul",
  "Álvaro Obregón 154, Depto 120",
  "Álvaro Obregón 154 piso 110",
  "Álvaro Obregón, 154, apto 110",
  "Álvaro Obregón, nº 154",
  "La casa azul: Álvaro Obregón 154",
  "Álvaro Obregón 154 Torre B",
  "Edificio Sol, Álvaro Obregón 154, Roma Norte",
])("in %j the number belongs to the house, and units are ignored", async (address) => {
  expect(await numbersOf(address)).toEqual([154]);
});

test.each([
  "Álvaro Obregón 999, Depto 154",
  "Álvaro Obregón 999, 154",
  "Álvaro Obregón, Depto 154",
  "Álvaro Obregón, 06700, 154",
  "Álvaro Obregón, 120 metros al norte",
])("of %j only the street is found", async (address) => {
  const found = await locate(address);
  expect(found.length).toBeGreaterThan(20);
  expect(found.every(({ hasNumber }) => !hasNumber)).toBe(true);
});

test("a street may have the name of a unit", async () => {
  const found = await locate("Circuito Interior 128, Int. 4, Roma Norte");
  expect(found).toMatchObject([{ hasNumber: true }]);
});

test("a district with the name of a street is not taken for the street", async () => {
  expect(await locate("Xola 12, Hidalgo")).toEqual([]);
  expect(await locate("Xola 12, Hidalgo, 06700")).toEqual([]);
});

test("a house has the district of its street", async () => {
  expect(await locate("Durango 110, Condesa")).toMatchObject([{ district: "Condesa" }]);
  expect(await locate("Durango 999, Roma Norte")).toContainEqual(
    expect.objectContaining({ district: "Roma Norte", hasNumber: false }),
  );
});

test.each([
  ["134 W Mary Street, Apt 120, Austin, TX", 134],
  ["134 W Mary Street Apt #120", 134],
  ["134 W Mary Street #120", 134],
  ["House 134 W Mary Street", 134],
  ["The blue house: 134 W Mary Street", 134],
  ["The blue house 134 W Mary Street", 134],
  ["Apt 120, 134 W Mary Street", 134],
  ["99000 W Mary Street, Apt 120", null],
])("where numbers come first %j is found at %s", async (address, number) => {
  const austin = await openTown([{ name: "W Mary Street" }], "US");
  const found = await austin.gazetteer.locate(address, SMALL_TOWN_CENTRE, "US");
  austin.close();
  expect(found.length).toBeGreaterThan(0);
  expect(found.flatMap(numberAt)).toEqual(number === null ? [] : [number]);
});

async function numbersOf(address: string): Promise<number[]> {
  return (await locate(address)).flatMap(numberAt);
}

/** Returns the number of the house at a position, computed from the layout of the small town. */
function numberAt({ position, hasNumber }: Awaited<ReturnType<typeof locate>>[number]): number[] {
  if (!hasNumber) return [];
  const [north, east] = [
    position.latitude - SMALL_TOWN_CENTRE.latitude,
    position.longitude - SMALL_TOWN_CENTRE.longitude,
  ];
  return [100 + 2 * Math.round(east / 0.0002) + (north > 0 ? 1 : 0)];
}

test("reverse search finds the nearest house, then its street, and beyond that nothing", async () => {
  const reverse = (north: number) =>
    town.gazetteer.provider.reverse?.(
      { latitude: SMALL_TOWN_CENTRE.latitude - north, longitude: SMALL_TOWN_CENTRE.longitude },
      { country: "MX", language: "es", signal: AbortSignal.timeout(5_000) },
    );
  expect(await reverse(0.0001)).toEqual({
    address: "Av. Álvaro Obregón 100, Roma Norte, 06700 Ciudad de México",
    city: "Ciudad de México",
    hasNumber: true,
    latitude: SMALL_TOWN_CENTRE.latitude - 0.0001,
    longitude: SMALL_TOWN_CENTRE.longitude,
  });
  expect(await reverse(0.0011)).toMatchObject({
    address: "Av. Álvaro Obregón, Roma Norte, 06700 Ciudad de México",
    hasNumber: false,
  });
  expect(await reverse(0.003)).toBeNull();
});

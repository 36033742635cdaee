import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenTown, openTown, SMALL_TOWN_CENTRE, texts } from "../testing/small-town.ts";
import { TEST_STREETS } from "../testing/streets.ts";

let town: OpenTown;
beforeAll(async () => {
  town = await openTown(TEST_STREETS);
});
afterAll(() => town.close());

const search = (text: string, near = SMALL_TOWN_CENTRE) => texts(town.gazetteer, text, { near });
const obregon = "Av. Álvaro Obregón 154, Roma Norte, 06700 Ciudad de México";

test.each([
  "Av. Álvaro Obregón 154",
  "alvaro obregon 154",
  "AVENIDA OBREGÓN, 154",
  "Obregón 154",
  "154 Obregón",
  "alvro obregn 154",
  "avlaro obergon #154",
  "obregón 154, roma norte",
  "Obregón No. 154-B, Roma Norte, CDMX, México",
  "roma norte obregon 154",
  "obreg 154",
  "Av. Álvaro Obregón 154, Roma Norte, 06700 Ciudad de México",
  "ave alvaro  obregon   154  06700",
])("%j finds the house", async (text) => {
  expect((await search(text))[0]).toBe(obregon);
});

test.each([
  ["5 de mayo 120", "Calle 5 de Mayo 120, Centro, 06000 Ciudad de México"],
  ["cinco de mayo 120", "Calle 5 de Mayo 120, Centro, 06000 Ciudad de México"],
  ["calle 16 115", "Calle 16 115, Centro, 06000 Ciudad de México"],
  ["doctor rio loza 101", "Dr. Río de la Loza 101, Doctores, 06700 Ciudad de México"],
  [
    "prol xicotencatl nte 100",
    "Prolongación Xicoténcatl Norte 100, Del Carmen, 06700 Ciudad de México",
  ],
  ["sn cristobal 100", "C. San Cristóbal 100, Condesa, 06700 Ciudad de México"],
])("%j finds %j", async (text, address) => {
  expect((await search(text))[0]).toBe(address);
});

test("an unknown house number gives the street without a number, near the expected position", async () => {
  const question = { near: SMALL_TOWN_CENTRE, country: "MX", session: null, language: "es" };
  const [found] = await town.gazetteer.provider.search({
    ...question,
    text: "obregon 199",
    signal: AbortSignal.timeout(5_000),
  });
  expect(found).toEqual({
    id: expect.any(String),
    text: "Av. Álvaro Obregón, Roma Norte, 06700 Ciudad de México",
    position: { latitude: expect.any(Number), longitude: expect.any(Number) },
    hasNumber: false,
  });
  expect(found?.position?.longitude).toBeCloseTo(SMALL_TOWN_CENTRE.longitude + 29 * 0.0002, 5);
});

test("the nearer of two equally good streets comes first", async () => {
  const far = {
    latitude: SMALL_TOWN_CENTRE.latitude + 0.6,
    longitude: SMALL_TOWN_CENTRE.longitude + 0.6,
  };
  expect((await search("durango 120"))[0]).toContain("Roma Norte");
  expect((await search("durango 120", far))[0]).toContain("Lejana");
  expect((await search("durango 120 lejana"))[0]).toContain("Lejana");
});

test("a search finds no street of another country, and none that matches too few words", async () => {
  expect(await texts(town.gazetteer, "obregon 154", { country: "BR" })).toEqual([]);
  // "Valle" is not one typo away from "Calle Uno".
  expect(await search("calle 99")).not.toContainEqual(expect.stringContaining("Valle"));
  for (const text of ["", "  ", "154", "roma norte", "06700", "xyzzy plugh", "\u{1f355}", "?!"]) {
    expect(await search(text)).toEqual([]);
  }
});

test("eight of ten matching streets are listed, each once", async () => {
  const trees = [
    "Olivo",
    "Roble",
    "Cedro",
    "Pino",
    "Fresno",
    "Sauce",
    "Tilo",
    "Haya",
    "Arce",
    "Olmo",
  ];
  const grove = await openTown(trees.map((tree) => ({ name: `Calle ${tree}` })));
  const found = await texts(grove.gazetteer, "calle");
  grove.close();
  expect(found).toHaveLength(8);
  expect(new Set(found).size).toBe(8);
});

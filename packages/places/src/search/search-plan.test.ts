import { expect, test } from "vitest";
import { hasSecondProvider, parseSearchPlan, plannedProviders } from "./search-plan.ts";

test("a plan without countries is for all countries", () => {
  expect(parseSearchPlan("gazetteer, radar")).toEqual({
    countries: new Map(),
    others: ["gazetteer", "radar"],
  });
});

test("a country has its own order, and countries without one use the address file", () => {
  const plan = parseSearchPlan("BR:google,photon; mx : radar ;*:gazetteer,radar");
  expect(plan).toEqual({
    countries: new Map([
      ["BR", ["google", "photon"]],
      ["MX", ["radar"]],
    ]),
    others: ["gazetteer", "radar"],
  });
  expect(parseSearchPlan("BR:google")?.others).toEqual(["gazetteer"]);
});

test("a country has a second provider when its order names two", () => {
  const plan = parseSearchPlan("BR:google,photon;*:radar");
  expect(["BR", "MX"].map((country) => plan && hasSecondProvider(plan, country))).toEqual([
    true,
    false,
  ]);
});

test("a plan lists all providers it uses", () => {
  const plan = parseSearchPlan("BR:google,photon;*:photon,radar");
  expect(plan && plannedProviders(plan)).toEqual(new Set(["google", "photon", "radar"]));
});

test.each([
  "",
  "nominatim",
  "gazetteer,",
  "gazetteer;",
  "radar,radar",
  "BRA:radar",
  "B:radar",
  "BR:",
  "BR:radar;BR:google",
  "radar;*:google",
  "BR:MX:radar",
])("%j is no plan", (text) => {
  expect(parseSearchPlan(text)).toBeNull();
});

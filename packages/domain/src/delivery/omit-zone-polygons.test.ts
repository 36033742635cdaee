import { expect, test } from "vitest";
import { deliveryCases } from "../testing/delivery-cases.ts";
import {
  acceptsOutsideCoverage,
  coveragePolygons,
  hasOmittedPolygons,
  hasZonePolygons,
  needsPosition,
} from "./coverage.ts";
import { districtOptions } from "./enabled-zones.ts";
import { omitZonePolygons } from "./omit-zone-polygons.ts";
import { selectableAddresses } from "./selectable-addresses.ts";

/** Returns what a page needs of a company before it shows a map. */
function factsFor({ company, settings: { delivery } }: Parameters<typeof omitZonePolygons>[0]) {
  return {
    drawn: hasZonePolygons(company, delivery),
    districts: districtOptions(company, delivery),
    outside: acceptsOutsideCoverage(company, delivery),
    position: needsPosition(company, delivery),
    usable: deliveryCases.map(
      ({ destination }) => selectableAddresses([destination], company, delivery).length,
    ),
  };
}

test.each(deliveryCases)(
  "the company means the same without its polygons: $title",
  (deliveryCase) => {
    const whole = { company: deliveryCase.company, settings: { delivery: deliveryCase.delivery } };
    const short = omitZonePolygons(whole);
    expect(factsFor(short)).toEqual(factsFor(whole));
    expect(coveragePolygons(short.company, short.settings.delivery)).toEqual([]);
    const drawn = coveragePolygons(whole.company, whole.settings.delivery).length > 0;
    expect(hasOmittedPolygons(short.company, short.settings.delivery)).toBe(drawn);
    expect(hasOmittedPolygons(whole.company, whole.settings.delivery)).toBe(false);
    expect(JSON.stringify(short)).not.toMatch(/"(paths|area)":\[/u);
  },
);

test("all other fields of the company stay", () => {
  const company = { name: "Tacos", latitude: 19.4, delivery_ranges: [{ max: 3 }] };
  const settings = { checkout: "web", delivery: { active: true, prices: { type: "ranges" } } };
  const site = { company, settings, qr: null };
  expect(omitZonePolygons(site)).toEqual(site);
  expect(omitZonePolygons({ company, settings: {} })).toEqual({ company, settings: {} });
});

import { expect, test } from "vitest";
import {
  coverageAreas,
  deliversOutside,
  hasDrawnZones,
  lacksDrawings,
  needsPosition,
  usableAddresses,
} from "./coverage.ts";
import { offeredDistricts } from "./delivery-zones.ts";
import { leaveOutDrawings } from "./leave-out-drawings.ts";
import { deliveryCases } from "./testing/delivery-cases.ts";

/** What a page has to know of a company before anybody looks at a map of it. */
function known({ company, settings: { delivery } }: Parameters<typeof leaveOutDrawings>[0]) {
  return {
    drawn: hasDrawnZones(company, delivery),
    districts: offeredDistricts(company, delivery),
    outside: deliversOutside(company, delivery),
    position: needsPosition(company, delivery),
    usable: deliveryCases.map(({ place }) => usableAddresses([place], company, delivery).length),
  };
}

test.each(deliveryCases)("without its drawings as much is known of it: $title", (given) => {
  const whole = { company: given.company, settings: { delivery: given.delivery } };
  const short = leaveOutDrawings(whole);
  expect(known(short)).toEqual(known(whole));
  expect(coverageAreas(short.company, short.settings.delivery)).toEqual([]);
  const drawn = coverageAreas(whole.company, whole.settings.delivery).length > 0;
  expect(lacksDrawings(short.company, short.settings.delivery)).toBe(drawn);
  expect(lacksDrawings(whole.company, whole.settings.delivery)).toBe(false);
  expect(JSON.stringify(short)).not.toMatch(/"(paths|area)":\[/u);
});

test("all else of the company stays as it was", () => {
  const company = { name: "Tacos", latitude: 19.4, delivery_ranges: [{ max: 3 }] };
  const settings = { checkout: "web", delivery: { active: true, prices: { type: "ranges" } } };
  const given = { company, settings, qr: null };
  expect(leaveOutDrawings(given)).toEqual(given);
  expect(leaveOutDrawings({ company, settings: {} })).toEqual({ company, settings: {} });
});

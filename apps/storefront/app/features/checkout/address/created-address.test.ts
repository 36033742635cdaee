import { expect, test } from "vitest";
import type { CompanySite } from "../../../company/company-site.tsx";
import { createdAddress } from "./created-address.ts";

const districts = [{ id: "roma", name: "Roma", price: 25, enabled: true }];
const site = {
  company: { delivery_districts: districts, delivery_ranges: [], delivery_areas: [] },
  settings: { delivery: { active: true, prices: { type: "districts", districts } } },
} as unknown as Pick<CompanySite, "company" | "settings">;

const nowhere = { complement: null, reference: null, latitude: null, longitude: null };
const sent = { address: "Durango 200", area_id: "roma", area_name: "Roma", ...nowhere };
const answer = { id: "a1", client_id: "c1", ...sent };

test("a created address is as the backend answers it", () => {
  expect(createdAddress(site, { ...answer, area_name: "Roma Norte" }, sent)).toMatchObject({
    id: "a1",
    area_id: "roma",
    area_name: "Roma Norte",
  });
});

test("a created address has the district that was sent where the company does not have the answer's", () => {
  const other = { ...answer, area_id: "zone-9", area_name: "Zone 9" };
  expect(createdAddress(site, other, sent)).toMatchObject({ area_id: "roma", area_name: "Roma" });
});

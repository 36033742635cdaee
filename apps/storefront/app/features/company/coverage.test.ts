import { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import * as v from "valibot";
import { expect, test } from "vitest";
import { coveredDistricts, deliversOutside } from "./coverage.ts";

const district = (name: string, enabled = true) => ({
  id: name.trim(),
  name,
  enabled,
  price: 0,
  paths: [],
});

function given(delivery: unknown, outside = false) {
  const settings = v.parse(EcommerceSettings, { delivery });
  const company = {
    delivery_districts: [district("Roma Sur"), district("Juárez", false)],
    receives_orders_outside_delivery_range: outside,
  };
  return { company, settings };
}

test.each(["districts", "neighborhood", "BY_DISTRICT", " By district"])(
  "with prices of type %s, the enabled neighbourhoods are listed by name",
  (type) => {
    const districts = [
      { name: "Roma Norte" },
      { name: " Condesa " },
      { name: "Condesa" },
      { name: "Doctores", enabled: false },
    ];
    expect(coveredDistricts(given({ active: true, prices: { type, districts } }))).toEqual([
      "Condesa",
      "Roma Norte",
    ]);
  },
);

test("where the settings list none, the company's own are", () => {
  expect(coveredDistricts(given({ active: true, prices: { type: "districts" } }))).toEqual([
    "Roma Sur",
  ]);
});

test("there is no list where delivery is off, or priced in another way", () => {
  expect(coveredDistricts(given({ active: false, prices: { type: "districts" } }))).toBeNull();
  expect(coveredDistricts(given({ active: true, prices: { type: "fixed" } }))).toBeNull();
  expect(coveredDistricts(given(null))).toBeNull();
});

test("orders from outside are taken where the company or the areas say so, and it delivers", () => {
  const area = { enable_out_of_area: true };
  expect(deliversOutside(given({ active: true }, true))).toBe(true);
  expect(deliversOutside(given({ active: true, prices: { area } }))).toBe(true);
  expect(deliversOutside(given({ active: false, prices: { area } }, true))).toBe(false);
  expect(deliversOutside(given({ active: true }))).toBe(false);
});

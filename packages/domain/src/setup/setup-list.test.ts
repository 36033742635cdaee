import { expect, test } from "vitest";
import { isLive, type SetupFacts, type SetupItem, setupList } from "./setup-list.ts";

const empty: SetupFacts = {
  company: {},
  settings: { checkout_type: "READONLY" },
  categories: [],
  paymentMethods: {},
  codeTypes: [],
  codePrinted: false,
};

const taco = {
  id: "taco",
  name: "Taco",
  product_variants: [{ id: "one", price: 28.5 }],
};

const missing = (facts: SetupFacts): SetupItem[] =>
  setupList(facts)
    .filter(({ done, optional }) => !done && !optional)
    .map(({ item }) => item);

test("an empty company lacks everything but the price of deliveries that it does not make", () => {
  expect(missing(empty)).toEqual(["place", "hours", "dishes", "ordering", "payments"]);
  expect(isLive(empty.settings)).toBe(false);
  expect(isLive({})).toBe(true);
});

test("with an address, hours, a dish, an order type and cash nothing needed is missing", () => {
  const facts: SetupFacts = {
    company: {
      address: "Puebla 41",
      whatsapp: "+52 55 1234 5678",
      business_hours_settings: { monday: { hours: [{ open: "12:00", close: "18:00" }] } },
    },
    settings: { takeaway: { active: true } },
    categories: [{ products: [taco] }],
    paymentMethods: { takeaway: [{ code: "cash" }] },
    codeTypes: [],
    codePrinted: true,
  };
  expect(missing(facts)).toEqual([]);
  expect(setupList(facts).filter(({ done }) => !done)).toEqual([
    { item: "pictures", done: false, optional: true },
  ]);
});

test.each<[string, Partial<SetupFacts>, SetupItem]>([
  ["an address without a phone", { company: { address: "Puebla 41" } }, "place"],
  [
    "hours of days that are closed",
    {
      company: {
        business_hours_settings: {
          monday: { is_active: false, hours: [{ open: "12:00", close: "18:00" }] },
        },
      },
    },
    "hours",
  ],
  ["a hidden dish", { categories: [{ products: [{ ...taco, visible: false }] }] }, "dishes"],
  [
    "a dish of which none is left",
    {
      categories: [
        {
          products: [
            { ...taco, stock_enabled: true, product_variants: [{ id: "one", price: 1, stock: 0 }] },
          ],
        },
      ],
    },
    "dishes",
  ],
  ["tables without a code", { settings: { table: { active: true } } }, "ordering"],
  [
    "a second order type without a way to pay",
    {
      settings: { takeaway: { active: true }, delivery: { active: true } },
      paymentMethods: { takeaway: [{ code: "cash" }] },
    },
    "payments",
  ],
])("%s is not enough", (_, facts, item) => {
  expect(missing({ ...empty, ...facts })).toContain(item);
});

test("tables with a code can be ordered at", () => {
  const facts = { ...empty, settings: { table: { active: true } }, codeTypes: ["TABLE" as const] };
  expect(missing(facts)).not.toContain("ordering");
});

test.each<[object | null, object, boolean]>([
  [null, {}, false],
  [{ type: "fixed" }, {}, false],
  [{ type: "fixed", fixed: { price: 0 } }, {}, true],
  [{ type: "to_be_defined" }, {}, true],
  [{ type: "km_traveled", distance: { price_per_km: 2 } }, {}, false],
  [{ type: "km_traveled", distance: { price_per_km: 2 } }, { latitude: 19, longitude: -99 }, true],
  [{ type: "ranges", ranges: [{ max: 2, price: 1 }] }, {}, false],
  [{ type: "areas" }, {}, false],
  [{ type: "districts" }, { delivery_districts: [{ id: "roma", name: "Roma", price: 1 }] }, true],
])("deliveries priced by %j have a price: %j %j", (prices, company, done) => {
  const facts = { ...empty, company, settings: { delivery: { active: true, prices } } };
  const line = setupList(facts).find(({ item }) => item === "delivery");
  expect(line).toEqual({ item: "delivery", done, optional: false });
});

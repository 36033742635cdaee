/**
 * Returns a document with two products and an example of everything that the rules check; no
 * pictures.
 */
export function taqueriaDocument() {
  return {
    hosts: ["tacos.test"],
    company: {
      id: "tacos",
      name: "Tacos",
      timezone: "America/Mexico_City",
      country: { country_code: "MX" },
    },
    ecommerce_settings: { takeaway: { active: true } },
    payment_methods: { takeaway: [{ id: "cash", code: "cash" }] },
    categories: [
      { id: "tacos", name: "Tacos", products: [taco()] },
      { id: "drinks", name: "Drinks", products: [water()] },
    ],
    coupons: [
      { id: "ten", code: "TEN", discount_type: "percentage", value: 10 },
      { id: "five", code: "FIVE", discount_type: "fixed", value: 5, coupons_used: 2 },
    ],
    qrs: [{ id: "table-1", name: "Table 1", ordering_type: "ONSITE" }],
  };
}

function taco() {
  return {
    id: "taco",
    name: "Taco",
    category_id: "tacos",
    product_variants: [
      { id: "taco-1", name: "One", price: 28.5, stock: 7 },
      { id: "taco-3", name: "Three", price: 80 },
    ],
    modifier_groups: [
      {
        id: "salsa",
        name: "Salsa",
        min: 1,
        max: 2,
        modifiers: [
          { id: "green", name: "Green" },
          { id: "red", name: "Red", stock: 3 },
        ],
      },
    ],
  };
}

function water() {
  return { id: "water", name: "Water", product_variants: [{ id: "water-1", price: 12 }] };
}

/** Returns the document with the value at a dot path replaced; `undefined` deletes the key. */
export function changedDocument(document: object, path: string, value: unknown): object {
  const copy: object = structuredClone(document);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const place = keys.reduce((at: object, key) => Reflect.get(at, key), copy);
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
  return copy;
}

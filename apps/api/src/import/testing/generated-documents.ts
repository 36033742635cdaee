import fc from "fast-check";

/**
 * Any JSON value that the database stores, for unknown fields: without NUL and half surrogate pairs, the
 * only ones that JSON escapes so, and without -0, which JSON writes as 0.
 */
const anything = fc.jsonValue({ maxDepth: 2 }).map((value) => {
  return JSON.parse(JSON.stringify(value).replaceAll(/\\u(?:0000|d[89a-f][\da-f]{2})/gu, ""));
});

/** Returns a record with all of `must`, some of `may` and some unknown fields, in any order. */
function part(must: Fields, may: Fields = {}) {
  const unknown = fc.dictionary(fc.constantFrom("extra", "note", "10", "__proto__"), anything);
  return fc
    .tuple(fc.record(must), fc.record(may, { requiredKeys: [] }), unknown)
    .chain(([required, some, more]) => {
      const entries = [required, some, more].flatMap((fields) => Object.entries(fields));
      return fc.shuffledSubarray(entries, { minLength: entries.length });
    })
    .map((entries) => Object.fromEntries(entries));
}

type Fields = Record<string, fc.Arbitrary<unknown>>;

const name = fc.constantFrom("Taco", "Ñandú 🌮", '"; drop table', "  padded  ", "\ufffd");
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const orNull = (value: fc.Arbitrary<unknown>) => fc.option(value);
const stock = orNull(fc.integer({ min: -3, max: 50 }));

/** Lists a list of objects whose ids contain their index, so that ids are unique. */
function list(make: (id: string) => fc.Arbitrary<object>, id: string, max = 3) {
  return fc
    .integer({ min: 0, max })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => make(`${id}.${at}`))));
}

const modifier = (id: string) =>
  part({ id: fc.constant(id), name }, { price: orNull(amount), stock, visible: fc.boolean() });

const group = (id: string) =>
  part(
    { id: fc.constant(id), name },
    { min: fc.constantFrom(0, null), max: orNull(fc.nat(9)), modifiers: list(modifier, id) },
  );

const variant = (id: string) =>
  part({ id: fc.constant(id), price: amount, selected: fc.constant(true) }, { name, stock });

const product = (id: string) =>
  part(
    { id: fc.constant(id), name, product_variants: fc.tuple(variant(`${id}.v`)) },
    {
      description: orNull(name),
      stock_enabled: fc.boolean(),
      images: fc.constantFrom([], null),
      modifier_groups: orNull(list(group, id)),
    },
  );

const category = (id: string) =>
  part({ id: fc.constant(id), name }, { products: orNull(list(product, id)) });

/** These coupons have their number of uses: without it, an import keeps the database's. */
const coupon = (id: string) =>
  part(
    {
      id: fc.constant(id),
      code: fc.constant(id),
      discount_type: fc.constant("fixed"),
      value: amount,
      coupons_used: fc.nat(9),
    },
    { min_amount: orNull(amount) },
  );

/** Valid documents of one company, with absent, null and unknown parts everywhere. */
export const generatedDocuments = part(
  {
    hosts: fc.constantFrom(["generated.test"], ["Other.test", "GENERATED.test"]),
    company: part({
      id: fc.constant("generated"),
      name: fc.constant("Generated"),
      timezone: fc.constant("Europe/Madrid"),
      country: part({ country_code: fc.constant("es") }),
    }),
    ecommerce_settings: part({}, { takeaway: orNull(part({ active: fc.boolean() })) }),
  },
  {
    order_settings: orNull(part({})),
    payment_methods: orNull(part({})),
    loyalty_settings: orNull(part({})),
    categories: orNull(list(category, "c")),
    coupons: orNull(list(coupon, "coupon")),
    qrs: orNull(list((id) => part({ id: fc.constant(id), name }), "qr")),
  },
);

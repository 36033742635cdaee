import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { addManyOrders } from "../testing/many-orders.store.ts";
import { smallCompany } from "../testing/small-company.ts";
import { findOrderPage } from "./board-orders.store.ts";

const ORDERS = 40;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
  for (const company of ["tacos", "burgers"]) await addManyOrders(api.db, company, ORDERS);
});
afterAll(() => api.close());

const word = fc.constantFrom("ana", "anahí", "bea", "ruiz", "r2", "4", "45", "terrace", "jardín");
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(" "));
const phone = fc.constantFrom("551212", "5512121", "125512", "5555125512");

const order = fc.record({
  company: fc.constantFrom("tacos", "tacos", "burgers"),
  number: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(212, 1_212, 5_512)),
  name: fc.option(text),
  code: fc.constantFrom("52", "+52", "1"),
  phone,
  title: fc.option(text),
  zone: fc.option(text),
  place: fc.constantFrom("TAKEAWAY", "ONSITE"),
  minute: fc.option(fc.nat({ max: 5 }), { freq: 5 }),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

/** Numbers are unique in a company. */
const orders = fc.uniqueArray(order, {
  minLength: 15,
  maxLength: ORDERS,
  selector: ({ company, number }) => `${company} ${number}`,
});

const beginning = word.chain((whole) =>
  fc.integer({ min: 1, max: whole.length }).map((end) => whole.slice(0, end)),
);
const search = fc.oneof(
  fc.array(beginning, { minLength: 1, maxLength: 2 }).map((words) => words.join(" ")),
  fc.tuple(phone, fc.nat({ max: 9 })).map(([whole, start]) => whole.slice(start) || "5"),
  fc.tuple(fc.constantFrom("+52 ", "52", "1"), phone).map((parts) => parts.join("")),
  fc.constantFrom("& |", "/tacos", "tacos", "TERRACE", "#55"),
);

/** Looks at each order by itself, as the rule says. */
function matches({ name, title, zone, number, code, phone }: Order, searched: string): boolean {
  const words = [name, title, zone].join(" ").split(" ").filter(Boolean);
  const prefixes = searched
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const byWords = prefixes.every((prefix) => words.some((each) => each.startsWith(prefix)));
  if (prefixes.length > 0 && byWords) return true;
  const wanted = searched.replaceAll(/[ #+]/gu, "");
  if (!/^\d+$/u.test(wanted)) return false;
  const whole = wanted === code.replace("+", "") + phone;
  return Number(wanted) === number || (wanted.length >= 4 && phone.endsWith(wanted)) || whole;
}

/** Makes the stored orders those of the example; the rest are drafts. */
async function store(examples: readonly Order[]): Promise<void> {
  await sql`update orders set placed_at = null, public_id = 1000000 + substr(id, 6)::int`.execute(
    api.db,
  );
  const rows = examples.map(({ name, code, phone, ...rest }, at) => ({
    ...rest,
    id: `many-${at + 1}`,
    client: { name, country_calling_code: code, phone_number: phone },
  }));
  await sql`update orders set public_id = number, client_snapshot = client, order_title = title, table_zone = zone,
      service_type = place, placed_at = '2026-03-14T12:00:00Z'::timestamptz + minute * interval '1 minute'
    from json_to_recordset(${JSON.stringify(rows)}::json) as example
      (id text, company text, number bigint, client json, title text, zone text, place text, minute int)
    where orders.company_id = company and orders.id = example.id`.execute(api.db);
}

test("a search of the history finds what looking at each order finds, page by page", async () => {
  const page = fc.record({ offset: fc.nat({ max: 4 }), limit: fc.integer({ min: 1, max: 6 }) });
  const serviceType = fc.constantFrom(undefined, "TAKEAWAY" as const);
  const searches = fc.array(fc.tuple(search, page, serviceType), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(orders, searches, async (examples, asked) => {
      await store(examples);
      for (const [searched, range, serviceType] of asked) {
        const expected = examples
          .filter(({ company, minute, place }) => {
            const isPlaced = company === "tacos" && minute !== null;
            return isPlaced && (!serviceType || place === serviceType);
          })
          .filter((each) => matches(each, searched))
          .toSorted((a, b) => (b.minute ?? 0) - (a.minute ?? 0) || b.number - a.number)
          .map(({ number }) => number);
        const filter = { timezone: "America/Mexico_City", search: searched, serviceType };
        const found = await findOrderPage(api.db, "tacos", filter, range);
        expect(found.total, searched).toBe(expected.length);
        const { offset, limit } = range;
        expect(
          found.orders.map(({ order }) => order.public_id),
          searched,
        ).toEqual(expected.slice(offset, offset + limit));
      }
    }),
    { numRuns: 40 },
  );
});

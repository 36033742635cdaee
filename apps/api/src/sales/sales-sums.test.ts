import type { SalesDimension } from "@comanda/contract/sales/sales-figures";
import type { SalesOfRange } from "@comanda/contract/sales/sales-schemas";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import { DAY_MS } from "@comanda/domain/time/durations";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPaymentContext } from "../payments/payment-context.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { storeMadeUpOrders } from "../testing/made-up-orders.store.ts";
import { type MadeUpOrder, makeUpOrders } from "../testing/made-up-orders.ts";
import { type SlowClock, sumSlowly } from "../testing/slow-sales-sum.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { figureNames, noFigures } from "./figures.ts";
import { rollUpSales } from "./roll-up-sales.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The changes of the clocks, each in the middle of the made-up orders. */
const changes = [
  { timezone: "America/Santiago", at: "2026-04-05T03:00:00Z" },
  { timezone: "America/Santiago", at: "2026-09-06T04:00:00Z" },
  { timezone: "Europe/Berlin", at: "2026-03-29T01:00:00Z" },
  { timezone: "Europe/Berlin", at: "2026-10-25T01:00:00Z" },
];
const dimensions = [
  "day",
  "hour",
  "product",
  "service_type",
  "payment",
  "source",
  "table",
  "coupon",
  "reward",
  "rating",
] as const satisfies SalesDimension[];

async function openCompany({ timezone, startHour }: SlowClock): Promise<void> {
  await api.reset();
  const file = smallCompany();
  await api.store({ ...file, company: { ...file.company, timezone } });
  const sales_settings = JSON.stringify({ start_hour: startHour, revision: 1 });
  await api.db.updateTable("companies").set({ sales_settings }).execute();
}

async function expectSlowSums(
  orders: readonly MadeUpOrder[],
  clock: SlowClock,
  range: { from: string; to: string },
  of: readonly (typeof dimensions)[number][] = dimensions,
): Promise<void> {
  for (const by of of) {
    const query = new URLSearchParams({ ...range, by });
    const path = `/ms-orders/companies/tacos/sales/range?${query}`;
    const { status, body } = await api.send<SalesOfRange>("GET", path, signedInAs("manager"));
    expect(status).toBe(200);
    const slow = sumSlowly(orders, clock, { ...range, by });
    const rows = body.rows.filter(({ key, figures }) => slow.has(key) || hasAny(figures));
    const found = Object.fromEntries(rows.map(({ key, figures }) => [key, figures]));
    expect(found).toEqual(Object.fromEntries([...slow].map(([key, sum]) => [key, onWire(sum)])));
    const total = sumSlowly(orders, clock, { ...range, by: "total" }).get("");
    expect(body.figures).toEqual(onWire(total ?? noFigures()));
  }
}

const hasAny = (figures: object) => Object.values(figures).some((value) => value !== 0);

/** Cents to major units of pesos. */
function onWire(sum: object) {
  const amounts = /^(gross|discounts|delivery|tips|total|\w+_fees|\w+_total|\w+_discounts)$/u;
  return Object.fromEntries(
    figureNames.map((name) => {
      const value: number = Reflect.get(sum, name);
      return [name, amounts.test(name) ? value / 100 : value];
    }),
  );
}

const rollUp = () =>
  rollUpSales({ ...createPaymentContext(api.deps), backgroundQueue: (work) => work() });

test("every sum agrees with a slow sum over changes of the clocks, before and after rollups and changes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...changes),
      fc.constantFrom(0, 4, 7, 12),
      fc.integer(),
      async ({ timezone, at }, startHour, seed) => {
        const clock = { timezone, startHour };
        const change = Date.parse(at);
        await openCompany(clock);
        api.now = new Date(change + 3 * DAY_MS);
        const random = seededRandom(seed);
        const span = { from: change - 3 * DAY_MS, to: api.now.getTime() };
        const orders = makeUpOrders(random, { ...span, count: 60 });
        const company = { companyId: "tacos", timezone, currency: "MXN" };
        await storeMadeUpOrders(api.db, company, orders, ({ placedAt }) => placedAt);
        const range = {
          from: new Date(change - 2 * DAY_MS).toISOString().slice(0, 10),
          to: api.now.toISOString().slice(0, 10),
        };
        await expectSlowSums(orders, clock, range, ["hour", "payment"]);
        await rollUp();
        await expectSlowSums(orders, clock, range);

        api.now = new Date(api.now.getTime() + 60 * 60_000);
        const kept = orders.filter(({ status }) => status !== "CANCELLED");
        const [cancelled, refunded] = [kept[0], kept[1]];
        if (cancelled)
          Object.assign(cancelled, { status: "CANCELLED", endedAt: api.now.getTime() });
        if (refunded) refunded.isRefunded = true;
        for (const order of [cancelled, refunded])
          if (order)
            await api.db
              .updateTable("orders")
              .set({
                status: order.status,
                payment_status: order.isRefunded ? "refunded" : null,
                ended_at: order.endedAt === null ? null : new Date(order.endedAt),
                updated_at: api.now,
              })
              .where("id", "=", order.id)
              .execute();
        const later = makeUpOrders(random, {
          count: 5,
          firstNumber: 1_000,
          from: span.to,
          to: api.now.getTime(),
        });
        await storeMadeUpOrders(api.db, company, later, ({ placedAt }) => placedAt);
        orders.push(...later);
        await expectSlowSums(orders, clock, range, ["day", "product"]);
        await rollUp();
        await expectSlowSums(orders, clock, range, ["day", "product"]);
      },
    ),
    { numRuns: 4 },
  );
}, 120_000);

import path from "node:path";
import { CatalogCache } from "@comanda/api/catalog/catalog-cache";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { readSalesRange } from "@comanda/api/sales/read-sales-range";
import { rollUpSales } from "@comanda/api/sales/roll-up-sales";
import { type MadeUpOrder, makeUpOrders } from "@comanda/api/testing/made-up-orders";
import { storeMadeUpOrders } from "@comanda/api/testing/made-up-orders.store";
import { sumSlowly } from "@comanda/api/testing/slow-sales-sum";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import { BENCH_COMPANY_ID } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { median } from "../bench/report.ts";
import { measureReportsBesideOrders } from "./support/reports-beside-orders.ts";
import type { Trial } from "./support/trial.ts";

const ORDERS = 100_000;
const LIMIT_MS = 1_000;
const RATIO = 1.1;
/** Two years, with two changes of the clocks in each. */
const RANGE = { from: "2024-07-01", to: "2026-06-30" };
const NOW = new Date("2026-07-01T12:00:00Z");
const zones = ["America/Santiago", "Europe/Berlin"];
const dimensions = ["day", "hour", "product", "payment", "source", "table", "coupon"] as const;
const amounts = [
  "gross",
  "discounts",
  "tips",
  "total",
  "cancelled_total",
  "coupon_discounts",
] as const;

type Database = Awaited<ReturnType<typeof openDatabase>>["db"];
type Zone = { db: Database; timezone: string; orders: MadeUpOrder[] };

export const trial: Trial = {
  name: "reports-agree",
  promise: `Reports of ${ORDERS.toLocaleString("en")} orders over two years and four changes of the clocks agree with a slow independent sum to the cent in ${zones.join(" and ")}, and are drawn in less than ${LIMIT_MS / 1_000} s; while a member opens one each second, ordering takes at most ${RATIO} times as long (mean)`,
  run: async (context) => {
    const { folder } = context;
    const results: { kept: boolean; text: string }[] = [];
    for (const [nth, timezone] of zones.entries()) {
      const env = { DATA_DIR: path.join(folder, `zone-${nth}`) };
      await importBenchCompany(folder, env);
      const opened = await openDatabase({
        databaseUrl: null,
        dataDir: env.DATA_DIR,
        command: "trial",
      });
      const { db } = opened;
      await migrate(db);
      const currency = await moveCompany(db, timezone);
      const span = { from: Date.parse(`${RANGE.from}T00:00:00Z`), to: NOW.getTime() };
      const orders = makeUpOrders(seededRandom(nth + 1), { ...span, count: ORDERS });
      const company = { companyId: BENCH_COMPANY_ID, timezone, currency };
      await storeMadeUpOrders(db, company, orders, ({ placedAt }) => placedAt);
      results.push(await compare({ db, timezone, orders }));
      await handOver(db);
      await opened.close();
    }
    const dataDir = path.join(folder, `zone-${zones.length - 1}`);
    const { drawnMs, lastRowMs, aloneMs, besideMs } = await measureReportsBesideOrders(
      context,
      dataDir,
      RANGE,
    );
    const isFast = drawnMs < LIMIT_MS && besideMs <= RATIO * aloneMs;
    const text = `drawn in ${Math.round(drawnMs)} ms at most, the last row ${Math.round(lastRowMs)} ms after the key; an order takes ${aloneMs.toFixed(1)} ms alone, ${besideMs.toFixed(1)} ms beside reports`;
    return {
      kept: isFast && results.every(({ kept }) => kept),
      measured: [...results.map((result) => result.text), text].join("; "),
    };
  },
};

async function compare({ db, timezone, orders }: Zone): Promise<{ kept: boolean; text: string }> {
  const clock = () => NOW;
  const log = { error: console.error } as never;
  const context = { db, clock, log, catalogCache: new CatalogCache(clock) };
  const began = performance.now();
  await rollUpSales({ ...context, backgroundQueue: (work) => work() });
  const seconds = (performance.now() - began) / 1_000;
  const times: number[] = [];
  let differences = 0;
  for (const by of dimensions) {
    const start = performance.now();
    const member = { companyId: BENCH_COMPANY_ID };
    const read = await readSalesRange(context, member, { ...RANGE, by });
    times.push(performance.now() - start);
    if (!("rows" in read)) throw new Error("There is no such company");
    const slow = sumSlowly(orders, { timezone, startHour: 4 }, { ...RANGE, by });
    const found = new Map(read.rows.map(({ key, figures }) => [key, figures]));
    const wrong = [...slow].flatMap(([key, sum]) =>
      amounts.filter((name) => Math.round((found.get(key)?.[name] ?? 0) * 100) !== sum[name]),
    );
    differences += wrong.length;
  }
  const longest = Math.round(Math.max(...times));
  return {
    kept: differences === 0 && longest < LIMIT_MS,
    text: `${timezone}: ${differences} differences, read in ${Math.round(median(times))} ms, at most ${longest} ms, rolled up in ${seconds.toFixed(1)} s`,
  };
}

/** Ends the orders that are made up as open: no board holds half of two years. */
async function handOver(db: Database): Promise<void> {
  const open = ["PENDING", "PREPARING", "DELIVERED"] as const;
  await db.updateTable("orders").set({ status: "FINALIZED" }).where("status", "in", open).execute();
}

/** Gives the company another time zone; returns its currency. */
async function moveCompany(db: Database, timezone: string): Promise<string> {
  const { document } = await db
    .selectFrom("companies")
    .select("document")
    .where("company_id", "=", BENCH_COMPANY_ID)
    .executeTakeFirstOrThrow();
  const company = document as { currency: { code: string } };
  await db
    .updateTable("companies")
    .set({ document: JSON.stringify({ ...company, timezone }) })
    .where("company_id", "=", BENCH_COMPANY_ID)
    .execute();
  return company.currency.code;
}

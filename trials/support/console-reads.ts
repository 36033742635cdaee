import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import type { StaffSession } from "./staff-session.ts";

/**
 * A read of the console whose time could grow with the orders, and the most milliseconds that the quickest
 * may take.
 */
export type ConsoleRead = { name: string; path: string; bound: number };

const orders = `/ms-orders/companies/${BENCH_COMPANY_ID}/orders`;
const customers = `/ms-clients/companies/${BENCH_COMPANY_ID}/customers`;

/** The reads of a company that `addManyOrders` has filled; `now` decides which month was the last. */
export const consoleReads = (now: Date): readonly ConsoleRead[] => [
  { name: "board", path: `/ms-orders/companies/${BENCH_COMPANY_ID}/board`, bound: 150 },
  { name: "history", path: orders, bound: 150 },
  { name: "first name of one in twenty", path: `${orders}?search=ana`, bound: 300 },
  { name: "one customer's name", path: `${orders}?search=client4711`, bound: 150 },
  { name: "number", path: `${orders}?search=1004711`, bound: 150 },
  { name: "end of a phone number", path: `${orders}?search=306409`, bound: 150 },
  { name: "customers", path: customers, bound: 300 },
  { name: "customers by name", path: `${customers}?search=client4711`, bound: 150 },
  { name: "one customer", path: `${customers}/many-4711`, bound: 150 },
  {
    name: "report of a month",
    path: `/ms-orders/companies/${BENCH_COMPANY_ID}/sales/range?by=product&${lastMonth(now)}`,
    bound: 150,
  },
];

/** The days of the month before `now`, as a query. */
function lastMonth(now: Date): string {
  const [from, to] = [new Date(now), new Date(now)];
  from.setUTCMonth(from.getUTCMonth() - 1, 1);
  to.setUTCDate(0);
  const [first, last] = [from, to].map((date) => date.toISOString().slice(0, 10));
  return `from=${first}&to=${last}`;
}

/** Returns the milliseconds of each of `count` reads; throws when one is refused. */
export async function timeReads(
  session: StaffSession,
  path: string,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    await session.send("GET", path);
    times.push(performance.now() - began);
  }
  return times;
}

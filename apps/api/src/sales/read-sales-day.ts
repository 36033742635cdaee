import type { SalesDay, SalesHour } from "@comanda/contract/sales/sales-schemas";
import {
  businessDayOf,
  hoursOfBusinessDay,
  sameTimeOnDay,
  shiftDay,
} from "@comanda/domain/hours/business-day";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { addFigures, noFigures, type Sum, toWireFigures, toWireRow } from "./figures.ts";
import { findMenuNames } from "./menu-names.store.ts";
import { nameProducts } from "./name-products.ts";
import { rankBestSellers } from "./rank-best-sellers.ts";
import { openSums, readAtOneInstant } from "./read-sums.ts";
import { readSalesCompany, type SalesContext } from "./sales-context.ts";
import { type SalesScope, sumOrders } from "./sum-orders.store.ts";

const WEEK = 7;
const TOP_PRODUCTS = 8;

/**
 * Returns the sales of a business day by hour, beside those of the same weekday a week before. For today the
 * sums of the earlier day end at the present time of day. 404 `company_not_found`.
 */
export async function readSalesDay(
  context: SalesContext,
  { companyId }: Pick<StaffMember, "companyId">,
  query: { day?: string | undefined },
): Promise<SalesDay | Refusal> {
  const { db, clock } = context;
  const company = await readSalesCompany(context, companyId);
  if (company instanceof Refusal) return company;
  const { scope, catalog } = company;
  const now = clock();
  const today = businessDayOf(scope, now);
  const day = query.day ?? today;
  const comparedDay = shiftDay(day, -WEEK);
  const until = day === today ? new Date(sameTimeOnDay(scope, now, comparedDay)) : null;
  const read = await readDaySums(db, scope, { day, comparedDay }, until);
  const code = scope.currency;
  const soFar = (dimension: string) => read.soFar?.filter((sum) => sum.dimension === dimension);
  const figuresOf = (sums: readonly Sum[]) => toWireFigures(addFigures(sums), code);
  const ofHour = (sums: readonly Sum[], hour: number) =>
    toWireFigures(sums.find(({ key }) => key === String(hour)) ?? noFigures(), code);
  const hours = shownHours(scope, { day, comparedDay }, read.comparedHours).map(
    ({ hour, from }): SalesHour => ({
      hour,
      figures: ofHour(read.hours, hour),
      compared: ofHour(read.comparedHours, hour),
      compared_so_far: ofHour(soFar("hour") ?? read.comparedHours, hour),
      has_begun: from <= now.getTime(),
    }),
  );
  return {
    day,
    compared_day: comparedDay,
    today,
    now: now.toISOString(),
    timezone: scope.timezone,
    start_hour: scope.startHour,
    currency: catalog.company.currency,
    figures: figuresOf(read.total),
    compared: figuresOf(soFar("total") ?? read.comparedTotal),
    hours,
    products: rankBestSellers(read.products, "pieces")
      .slice(0, TOP_PRODUCTS)
      .map((sum) => toWireRow(sum, code)),
    payments: rankBestSellers(read.payments, "total").map((sum) => toWireRow(sum, code)),
  };
}

type Days = { day: string; comparedDay: string };

/** Reads the sums of both days at one instant; `soFar` has the hours and totals of the earlier day before `until`. */
function readDaySums(
  db: SalesContext["db"],
  scope: SalesScope,
  { day, comparedDay }: Days,
  until: Date | null,
) {
  return readAtOneInstant(db, async (trx) => {
    const sums = await openSums(trx, scope, [day]);
    const compared = await openSums(trx, scope, [comparedDay]);
    return {
      total: await sums("total"),
      hours: await sums("hour"),
      products: nameProducts(await sums("product"), await findMenuNames(trx, scope.companyId)),
      payments: await sums("payment"),
      comparedTotal: await compared("total"),
      comparedHours: await compared("hour"),
      soFar: until && (await sumOrders(trx, scope, [comparedDay], until)),
    };
  });
}

/**
 * The day's hours, plus an hour that the clock change skipped if the compared day has orders in it, so that
 * the hours add up to the sums of both days. A skipped hour begins when the clocks change.
 */
function shownHours(scope: SalesScope, { day, comparedDay }: Days, compared: readonly Sum[]) {
  const own = hoursOfBusinessDay(scope, day);
  const hasOrders = (hour: number) => compared.some(({ key }) => key === String(hour));
  const skipped = hoursOfBusinessDay(scope, comparedDay).filter(
    ({ hour }) => hasOrders(hour) && own.every((each) => each.hour !== hour),
  );
  const place = (hour: number) => (hour - scope.startHour + 24) % 24;
  const changeAt = (hour: number) =>
    own.find((later) => place(later.hour) > place(hour))?.from ?? own.at(-1)?.to ?? 0;
  return [...own, ...skipped.map(({ hour }) => ({ hour, from: changeAt(hour) }))].toSorted(
    (one, other) => place(one.hour) - place(other.hour),
  );
}

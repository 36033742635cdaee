import type { PageHandle } from "../../layout/page-handle.ts";
import { RangePage } from "../../reports/range/range-page.tsx";
import { readRangeQuery } from "../../reports/range/range-query.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/range";

export const handle = { permission: "reports.read" } satisfies PageHandle;

/** The sales of the days that the address asks for, split by its dimension; null for wrong days. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { companyId } = params;
  const api = staffApiOf(context, request);
  const { today } = await orPage(api("readSalesSettings", { params: { companyId } }));
  const query = readRangeQuery(url.searchParams, today);
  const { from, to, by, error } = query;
  const sales = error
    ? null
    : await orPage(api("readSalesRange", { params: { companyId }, query: { from, to, by } }));
  return { query, sales };
}

export default function ReportsRange({ loaderData }: Route.ComponentProps) {
  return <RangePage {...loaderData} />;
}

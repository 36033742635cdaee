import type { PageHandle } from "../../layout/page-handle.ts";
import { DayPage } from "../../reports/day/day-page.tsx";
import { calendarDay } from "../../reports/days.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/day";

export const handle = { permission: "reports.read" } satisfies PageHandle;

/** The sales of a business day, by default the present one, and when business days begin. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { companyId } = params;
  const api = staffApiOf(context, request);
  const day = calendarDay(url.searchParams.get("day")) ?? undefined;
  const [sales, settings] = await Promise.all([
    orPage(api("readSalesDay", { params: { companyId }, query: { day } })),
    orPage(api("readSalesSettings", { params: { companyId } })),
  ]);
  return { sales, settings };
}

export default function Reports({ loaderData, params }: Route.ComponentProps) {
  return <DayPage companyId={params.companyId} {...loaderData} />;
}

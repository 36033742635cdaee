import type { PageHandle } from "../../layout/page-handle.ts";
import { ClosingPage } from "../../reports/closing/closing-page.tsx";
import { calendarDay } from "../../reports/days.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/closing";

export const handle = { permission: "reports.read" } satisfies PageHandle;

/** The closing report of a business day, by default the present one. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { companyId } = params;
  const day = calendarDay(url.searchParams.get("day")) ?? undefined;
  const query = { day };
  const api = staffApiOf(context, request);
  return { closing: await orPage(api("readSalesClosing", { params: { companyId }, query })) };
}

export default function ReportsClosing({ loaderData }: Route.ComponentProps) {
  return <ClosingPage {...loaderData} />;
}

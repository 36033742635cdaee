import { HistoryPage } from "../board/history/history-page.tsx";
import { readHistoryQuery } from "../board/history/history-query.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/history";

export const handle = { permission: "orders.details" } satisfies PageHandle;

/** A page of the orders that the address asks for, and the board, which knows the time zone. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { companyId } = params;
  const api = staffApiOf(context, request);
  const query = readHistoryQuery(url.searchParams);
  const { day, search, page } = query;
  const [found, board] = await Promise.all([
    orPage(
      api("listStaffOrders", {
        params: { companyId },
        query: { day: day || undefined, search: search || undefined, page: String(page) },
      }),
    ),
    orPage(api("readBoard", { params: { companyId } })),
  ]);
  return { query, found, board };
}

export default function History({ loaderData }: Route.ComponentProps) {
  return <HistoryPage query={loaderData.query} found={loaderData.found} />;
}

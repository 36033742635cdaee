import type { PageHandle } from "../../layout/page-handle.ts";
import { loadMenu } from "../../menu/menu-loader.server.ts";
import { SchedulePage } from "../../menu/schedule/schedule-page.tsx";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/scheduled-prices";

export const handle = { permission: "menu.write" } satisfies PageHandle;

/** The menu, and the changes of its prices that wait. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const [menu, scheduled] = await Promise.all([
    loadMenu(context, request, params.companyId),
    orPage(staffApiOf(context, request)("listScheduledPrices", { params })),
  ]);
  return { ...menu, scheduled };
}

export default function ScheduledPrices({ loaderData, params }: Route.ComponentProps) {
  return <SchedulePage key={params.companyId} {...loaderData} />;
}

import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { OrderingPage } from "../../settings/ordering/ordering-page.tsx";
import type { Route } from "./+types/ordering";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const params = { companyId, section: "ordering" } as const;
  return { initial: await orPage(staffApiOf(context, request)("readSettings", { params })) };
}

export default function Ordering({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <OrderingPage key={companyId} companyId={companyId} initial={loaderData.initial} />;
}

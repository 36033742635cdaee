import { useSituation } from "../board/context/board-context.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { configContext } from "../server/server-context.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import { SoldOutPage } from "../sold-out/sold-out-page.tsx";
import type { Route } from "./+types/sold-out";

export const handle = { permission: "availability.write" } satisfies PageHandle;

/** What is sold out now, and where the pictures of the dishes are. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  return {
    availability: await orPage(api("listAvailability", { params: { companyId } })),
    storageUrl: context.get(configContext).storageUrl,
  };
}

export default function SoldOut({ loaderData, params }: Route.ComponentProps) {
  const { companyId } = params;
  const ordersHeard = useSituation(({ board }) => board.heard);
  return (
    <SoldOutPage key={companyId} {...loaderData} companyId={companyId} ordersHeard={ordersHeard} />
  );
}

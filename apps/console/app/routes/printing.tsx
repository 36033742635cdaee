import type { PageHandle } from "../layout/page-handle.ts";
import { PrintingPage } from "../printing/printing-page.tsx";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/printing";

export const handle = { permission: "tickets.print" } satisfies PageHandle;

/** Printers, stations, and the categories that stations can make. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const params = { companyId };
  const [printing, { products, timezone }] = await Promise.all([
    orPage(api("readPrinting", { params })),
    orPage(api("listAvailability", { params })),
  ]);
  const names = new Map(products.map((each) => [each.category_id, each.category_name]));
  const categories = [...names].map(([id, name]) => ({ id, name }));
  return { printing, timezone, categories };
}

export default function Printing({ loaderData, params }: Route.ComponentProps) {
  return <PrintingPage key={params.companyId} companyId={params.companyId} {...loaderData} />;
}

import type { PageHandle } from "../../layout/page-handle.ts";
import { settingsPlace } from "../../server/settings-place.server.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { OrderingPage } from "../../settings/ordering/ordering-page.tsx";
import type { Route } from "./+types/ordering";

export const handle = { permission: "settings.read" } satisfies PageHandle;

export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const read = (section: "ordering" | "place") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const [initial, place] = await Promise.all([read("ordering"), read("place")]);
  const { language, timezone } = settingsPlace(place);
  return { initial, language: language ?? null, timezone: timezone ?? undefined };
}

export default function Ordering({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <OrderingPage key={companyId} companyId={companyId} {...loaderData} />;
}

import { localDate } from "@comanda/domain/hours/local-date";
import type { PageHandle } from "../../layout/page-handle.ts";
import { settingsPlace } from "../../server/settings-place.server.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { HoursPage } from "../../settings/hours/hours-page.tsx";
import type { Route } from "./+types/hours";

export const handle = { permission: "settings.read" } satisfies PageHandle;

/** The hours, and the date where the restaurant is. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const read = (section: "hours" | "place") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const [initial, place] = await Promise.all([read("hours"), read("place")]);
  return { initial, today: localDate(settingsPlace(place).timezone ?? "UTC", new Date()) };
}

export default function Hours({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <HoursPage key={companyId} companyId={companyId} {...loaderData} />;
}

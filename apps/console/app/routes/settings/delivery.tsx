import { validPosition } from "@comanda/domain/delivery/coverage";
import { type Currency, DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import type { PageHandle } from "../../layout/page-handle.ts";
import { configContext } from "../../server/server-context.ts";
import { settingsPlace } from "../../server/settings-place.server.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { DeliveryPage } from "../../settings/delivery/delivery-page.tsx";
import type { Route } from "./+types/delivery";

export const handle = { permission: "settings.read" } satisfies PageHandle;

/** Reads the section, and the position and currency that a price is computed from. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const read = (section: "delivery" | "place") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const [initial, place] = await Promise.all([read("delivery"), read("place")]);
  const company = settingsPlace(place);
  const currency: Currency = { ...DEFAULT_CURRENCY, ...company.currency };
  const position = validPosition(company);
  const { tiles } = context.get(configContext);
  return { initial, tiles, place: { position, currency } };
}

export default function Delivery({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <DeliveryPage key={companyId} companyId={companyId} {...loaderData} />;
}

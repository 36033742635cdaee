import type { PageHandle } from "../../layout/page-handle.ts";
import { guestOrigin } from "../../server/guest-site.server.ts";
import { configContext } from "../../server/server-context.ts";
import { settingsPlace } from "../../server/settings-place.server.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { PaymentsPage } from "../../settings/payments/payments-page.tsx";
import type { Route } from "./+types/payments";

export const handle = { permission: "business.write" } satisfies PageHandle;

/** The ways to pay, and the providers without their keys. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const read = (section: "payments" | "site" | "place") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const [initial, site, place, stored] = await Promise.all([
    read("payments"),
    read("site"),
    read("place"),
    orPage(api("listPaymentProviders", { params: { companyId } })),
  ]);
  const origin = guestOrigin(site.value, context.get(configContext).originOf);
  return { initial, stored, origin, language: settingsPlace(place).language ?? null };
}

export default function Payments({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <PaymentsPage key={companyId} companyId={companyId} {...loaderData} />;
}

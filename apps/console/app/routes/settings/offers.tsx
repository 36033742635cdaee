import { type Currency, DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { hasPermission } from "@comanda/domain/staff/permissions";
import type { PageHandle } from "../../layout/page-handle.ts";
import { readRangeQuery } from "../../reports/range/range-query.ts";
import { memberContext } from "../../server/company-page.server.ts";
import { settingsPlace } from "../../server/settings-place.server.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { OffersPage } from "../../settings/offers/offers-page.tsx";
import type { OfferFigures } from "../../settings/offers/parts/offer-facts.ts";
import type { Route } from "./+types/offers";

export const handle = { permission: "settings.read" } satisfies PageHandle;

/** The section, the currency and clock of the place, and the figures of the last 28 days. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const read = (section: "offers" | "place") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const readFigures = async (): Promise<OfferFigures | null> => {
    if (!hasPermission(context.get(memberContext).role, "reports.read")) return null;
    const params = { companyId };
    const { today } = await orPage(api("readSalesSettings", { params }));
    const { from, to } = readRangeQuery(new URLSearchParams({ range: "28-days" }), today);
    const rowsBy = async (by: "coupon" | "reward") =>
      (await orPage(api("readSalesRange", { params, query: { from, to, by } }))).rows;
    const [coupons, rewards] = await Promise.all([rowsBy("coupon"), rowsBy("reward")]);
    return { coupons, rewards };
  };
  const [initial, place, figures] = await Promise.all([
    read("offers"),
    read("place"),
    readFigures(),
  ]);
  const { timezone = null, language = null, ...company } = settingsPlace(place);
  const currency: Currency = { ...DEFAULT_CURRENCY, ...company.currency };
  return { initial, figures, place: { currency, timezone: timezone ?? "UTC", language } };
}

export default function Offers({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <OffersPage key={companyId} companyId={companyId} {...loaderData} />;
}

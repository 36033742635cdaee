import "../../i18n/await-lazy-messages.ts";
import type { SettingsSummary } from "@comanda/contract/settings/settings-schemas";
import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { deliveryPriceType } from "@comanda/domain/delivery/price-settings";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { type Translate, useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { PageHeader } from "../../parts/page-header.tsx";

/** The sections that have a page, in the order of the list; `board` is the order board. */
const PAGES = ["place", "hours", "ordering", "delivery", "tables", "board"] as const;

/** The settings of the company, each with one line of what is set. */
export function SettingsListPage({ summary }: { summary: SettingsSummary }) {
  const t = useText();
  const path = useCompanyPath();
  return (
    <>
      <title>{t("nav.settings")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.settings")} />
      <ul className="mx-auto my-4 w-[calc(100%-2rem)] max-w-[720px] rounded-m border border-line bg-surface">
        {PAGES.map((page) => (
          <li key={page} className="border-b border-line last:border-0">
            <Link
              to={path(`settings/${page}`)}
              className="flex min-h-16 items-center gap-3 px-4 py-2 text-md"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold">
                  {page === "board" ? t("boardSettings.title") : t(`settings.${page}.title`)}
                </span>
                <span className="block text-sm text-muted wrap-anywhere">
                  {page === "board" ? t("settings.sum.board") : lineOf(t, page, summary)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type ListedSection = Exclude<(typeof PAGES)[number], "board"> & SettingsSection;

/** What is set in a section, as one line. */
function lineOf(t: Translate, section: ListedSection, summary: SettingsSummary): string {
  switch (section) {
    case "place":
      return [summary.place.name, summary.place.address].filter(Boolean).join(" · ");
    case "hours": {
      const { days_open, coming_dates } = summary.hours;
      const week =
        days_open === null
          ? t("settings.sum.alwaysOpen")
          : t("settings.sum.days", { count: days_open });
      const dates = coming_dates > 0 ? t("settings.sum.dates", { count: coming_dates }) : "";
      return [week, dates].filter(Boolean).join(" · ");
    }
    case "ordering": {
      const types = summary.ordering.service_types;
      return types.length === 0
        ? t("settings.sum.noType")
        : types.map((type) => t(`pause.service.${serviceTypeKey(type)}`)).join(" · ");
    }
    case "delivery": {
      const { active, price_type } = summary.delivery;
      const type = deliveryPriceType({ prices: { type: price_type } });
      return active ? t(`settings.delivery.typeName.${type}`) : t("settings.sum.noDelivery");
    }
    case "tables":
      return t("settings.tables.count", { count: summary.tables.tables });
  }
}

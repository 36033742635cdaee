import "../../i18n/await-office-messages.ts";
import type { SettingsSummary } from "@comanda/contract/settings/settings-schemas";
import type { Setup } from "@comanda/contract/setup/setup-schemas";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { hasPermission, type Permission } from "@comanda/domain/staff/permissions";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { type Translate, useText } from "../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { SetupCard } from "../setup/list/setup-card.tsx";

/**
 * The sections that have a page, in the order of the list; `board` is the order board, `integrations`
 * are API keys and webhooks.
 */
const PAGES = [
  "place",
  "hours",
  "ordering",
  "delivery",
  "payments",
  "offers",
  "tables",
  "look",
  "site",
  "board",
  "integrations",
] as const;

/** The pages that not every reader of the settings may open. */
const PERMISSIONS: Partial<Record<ListedPage, Permission>> = {
  payments: "business.write",
  site: "business.write",
  integrations: "integrations.manage",
};

type SettingsListPageProps = {
  summary: SettingsSummary;
  /** What is missing for a first order; null where no page lists it. */
  setup: Setup | null;
};

/** The settings of the company, each with one line of what is set. */
export function SettingsListPage({ summary, setup }: SettingsListPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const { role } = useCompanyPage().member;
  const pages = PAGES.filter((page) => hasPermission(role, PERMISSIONS[page] ?? "settings.read"));
  return (
    <>
      <title>{t("nav.settings")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.settings")} />
      {setup && (
        <div className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-[720px]">
          <SetupCard initial={setup} />
        </div>
      )}
      <ul className="mx-auto my-4 w-[calc(100%-2rem)] max-w-[720px] rounded-m border border-line bg-surface">
        {pages.map((page) => (
          <li key={page} className="border-b border-line last:border-0">
            <Link
              to={path(page === "integrations" ? page : `settings/${page}`)}
              className="flex min-h-16 items-center gap-3 px-4 py-2 text-md"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{titleOf(t, page)}</span>
                <span className="block text-sm text-muted wrap-anywhere">
                  {lineOf(t, page, summary)}
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

type ListedPage = (typeof PAGES)[number];

function titleOf(t: Translate, page: ListedPage): string {
  if (page === "board") return t("boardSettings.title");
  return page === "integrations" ? t("integrations.title") : t(`settings.${page}.title`);
}

/** What is set on a page, as one line. */
function lineOf(t: Translate, page: ListedPage, summary: SettingsSummary): string {
  switch (page) {
    case "board":
      return t("settings.sum.board");
    case "integrations":
      return t("integrations.sum");
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
        : types.map((type) => t(`orderType.${serviceTypeKey(type)}`)).join(" · ");
    }
    case "site":
      return summary.site.hosts.join(" · ");
    case "look":
      return t("settings.sum.buttons", { count: summary.look.buttons });
    case "delivery": {
      const { active, price_type } = summary.delivery;
      const type = deliveryPriceType({ prices: { type: price_type } });
      return active ? t(`settings.delivery.typeName.${type}`) : t("settings.sum.noDelivery");
    }
    case "offers":
      return [
        t("settings.offers.count", { count: summary.offers.coupons }),
        t("settings.offers.rewardCount", { count: summary.offers.rewards }),
      ].join(" · ");
    case "payments":
      return t("settings.sum.methods", { count: summary.payments.methods });
    case "tables":
      return t("settings.tables.count", { count: summary.tables.tables });
  }
}

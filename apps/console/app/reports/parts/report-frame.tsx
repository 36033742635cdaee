import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { PageHeader } from "../../parts/page-header.tsx";

type ReportFrameProps = {
  title: string;
  /** Beside the links: what one can do with the report. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The bar of a report, with the links to the other kinds. */
export function ReportFrame({ title, actions, children }: ReportFrameProps) {
  const t = useText();
  const path = useCompanyPath();
  const views = [
    { to: path("reports"), label: t("reports.view.day") },
    { to: path("reports/range"), label: t("reports.view.range") },
    { to: path("reports/closing"), label: t("reports.view.closing") },
  ];
  return (
    <>
      <title>{title}</title>
      <OfflineBanner />
      <PageHeader title={t("reports.title")}>{actions}</PageHeader>
      <div className="mx-auto flex w-full max-w-[1160px] min-w-0 flex-col gap-4 p-4">
        <nav
          aria-label={t("reports.views")}
          className="flex flex-wrap gap-1 self-start rounded-[12px] bg-well p-1"
        >
          {views.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-11 items-center rounded-[9px] px-4 text-sm font-bold text-muted aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-1"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        {children}
      </div>
    </>
  );
}

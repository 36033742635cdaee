import "../../i18n/await-office-messages.ts";
import type { SalesDay, SalesSettings } from "@comanda/contract/sales/sales-schemas";
import { hasPermission } from "@comanda/domain/staff/permissions";
import ChartColumn from "lucide-react/icons/chart-column";
import { useText } from "../../i18n/text.ts";
import { useTimeText } from "../../i18n/time-text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { CsvButton } from "../../parts/lists/csv-button.tsx";
import { DayForm } from "../parts/day-form.tsx";
import { ReportFrame } from "../parts/report-frame.tsx";
import { useReportText } from "../use-report-text.ts";
import { DayCards } from "./day-cards.tsx";
import { useDayFile } from "./day-file.ts";
import { DayLists } from "./day-lists.tsx";
import { HourSection } from "./hour-section.tsx";
import { shownHours } from "./shown-hours.ts";
import { StartHourForm } from "./start-hour-form.tsx";

type DayPageProps = { companyId: string; sales: SalesDay; settings: SalesSettings };

/** A business day beside the same weekday a week before: its figures, hours, products, payments. */
export function DayPage({ companyId, sales, settings }: DayPageProps) {
  const t = useText();
  const { member } = useCompanyPage();
  const text = useReportText(sales.currency);
  const time = useTimeText(sales.timezone).time(sales.now);
  const file = useDayFile(sales, text);
  const isToday = sales.day === sales.today;
  const day = text.day(sales.compared_day);
  const hours = shownHours(sales.hours);
  return (
    <ReportFrame title={t("reports.title")} actions={<CsvButton file={file} />}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DayForm day={sales.day} today={sales.today} />
        <p className="text-sm text-muted" suppressHydrationWarning>
          {isToday ? t("reports.comparedSoFar", { day, time }) : t("reports.compared", { day })}
        </p>
      </div>
      <DayCards sales={sales} text={text} />
      {hours.length === 0 ? (
        <EmptyState
          icon={<ChartColumn aria-hidden="true" className="size-8" />}
          title={t("reports.none")}
          text={t("reports.noneText")}
        />
      ) : (
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <HourSection sales={sales} hours={hours} text={text} time={time} />
          <DayLists sales={sales} text={text} />
        </div>
      )}
      {hasPermission(member.role, "settings.write") && (
        <StartHourForm companyId={companyId} settings={settings} />
      )}
    </ReportFrame>
  );
}

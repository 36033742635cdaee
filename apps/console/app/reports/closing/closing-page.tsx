import "../../i18n/await-office-messages.ts";
import type { SalesDimension, SalesFigures, SalesRow } from "@comanda/contract/sales/sales-figures";
import type { SalesClosing } from "@comanda/contract/sales/sales-schemas";
import { shiftDay } from "@comanda/domain/hours/business-day";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Printer from "lucide-react/icons/printer";
import { useText } from "../../i18n/text.ts";
import { useTimeText } from "../../i18n/time-text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { Button } from "../../parts/button.tsx";
import { CsvButton, type CsvFile } from "../../parts/lists/csv-button.tsx";
import { salesColumns } from "../figure-columns.ts";
import { DayForm } from "../parts/day-form.tsx";
import { ReportFrame } from "../parts/report-frame.tsx";
import { type ReportText, useReportText } from "../use-report-text.ts";
import "./closing-report.css";

/** What a business day has brought, on one page to print. */
export function ClosingPage({ closing }: { closing: SalesClosing }) {
  const t = useText();
  const text = useReportText(closing.currency);
  const file = useClosingFile(closing, text);
  const title = t("reports.closingOf", { day: text.longDay(closing.day) });
  const actions = (
    <>
      <CsvButton file={file} />
      <Button look="solid" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5 flex-none" />
        {t("reports.print")}
      </Button>
    </>
  );
  return (
    <ReportFrame title={title} actions={actions}>
      <div data-screen-only>
        <DayForm day={closing.day} today={closing.today} />
      </div>
      <article className="closing-report flex w-full max-w-[640px] flex-col gap-5 rounded-m border border-line bg-surface p-5">
        <ClosingHead closing={closing} title={title} text={text} />
        <Figures figures={closing.figures} text={text} />
        <Split title={t("reports.by.payment")} by="payment" rows={closing.payments} text={text} />
        <Split
          title={t("reports.by.service_type")}
          by="service_type"
          rows={closing.service_types}
          text={text}
        />
      </article>
    </ReportFrame>
  );
}

type ClosingHeadProps = { closing: SalesClosing; title: string; text: ReportText };

function ClosingHead({ closing, title, text }: ClosingHeadProps) {
  const t = useText();
  const { member } = useCompanyPage();
  const { time } = useTimeText(closing.timezone);
  const { first_number: first, last_number: last } = closing;
  return (
    <div className="flex flex-col gap-1 text-sm" suppressHydrationWarning>
      <p className="text-md wrap-anywhere">
        <bdi>{member.company.name}</bdi>
      </p>
      <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
      <p className="text-muted">
        {t("reports.closingSpan", {
          from: `${text.day(closing.day)} ${time(closing.begins_at)}`,
          to: `${text.day(shiftDay(closing.day, 1))} ${time(closing.ends_at)}`,
        })}
      </p>
      {first !== null && last !== null && (
        <p className="text-muted">
          {t("reports.numbers", { first: String(first), last: String(last) })}
        </p>
      )}
      <p className="text-muted wrap-anywhere" suppressHydrationWarning>
        {t("reports.made", { time: time(closing.now), name: member.name })}
      </p>
      {closing.now < closing.ends_at && <p className="font-bold">{t("reports.provisional")}</p>}
      {closing.open_orders > 0 && (
        <p className="font-bold">{t("reports.open", { count: closing.open_orders })}</p>
      )}
    </div>
  );
}

/** Every figure, also those that are zero: a report says that nothing was refunded. */
function Figures({ figures, text }: { figures: SalesFigures; text: ReportText }) {
  const t = useText();
  return (
    <section>
      <dl>
        {salesColumns.map((column) => (
          <div
            key={column.label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5 text-md last:border-0"
          >
            <dt className="min-w-0 wrap-anywhere">{t(column.label)}</dt>
            <dd
              className={classNames(
                "ms-auto",
                column.label === "reports.figure.total" && "font-bold",
              )}
            >
              <bdi>{text.value(column, column.value(figures))}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type SplitProps = {
  title: string;
  by: SalesDimension;
  rows: readonly SalesRow[];
  text: ReportText;
};

function Split({ title, by, rows, text }: SplitProps) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="pb-1 text-md font-bold">{title}</h3>
      <table className="w-full border-collapse text-md">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-1.5 text-start font-normal wrap-anywhere">
              {title}
            </th>
            <th scope="col" className="px-2 py-1.5 text-end font-normal wrap-anywhere">
              {t("reports.figure.orders")}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal wrap-anywhere">
              {t("reports.figure.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
                <bdi>{text.rowName(by, row)}</bdi>
              </th>
              <td className="px-2 py-1.5 text-end whitespace-nowrap">
                {text.count(row.figures.orders)}
              </td>
              <td className="py-1.5 text-end whitespace-nowrap">
                <bdi>{text.money(row.figures.total)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useClosingFile({ day, figures, payments, service_types }: SalesClosing, text: ReportText) {
  const t = useText();
  const split = (by: SalesDimension, rows: readonly SalesRow[]) =>
    rows.map((row) => [text.rowName(by, row), row.figures.total]);
  const file: CsvFile = {
    name: `closing-${day}.csv`,
    header: [t("reports.date"), day],
    rows: () => [
      ...salesColumns.map(({ label, kind, value }) => {
        const figure = value(figures);
        if (figure === null || kind === "count") return [t(label), figure];
        return [t(label), kind === "amount" ? text.rounded(figure) : Number(figure.toFixed(2))];
      }),
      ...split("payment", payments),
      ...split("service_type", service_types),
    ],
  };
  return file;
}

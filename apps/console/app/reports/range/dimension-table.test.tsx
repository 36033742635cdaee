import type { SalesFigures } from "@comanda/contract/sales/sales-figures";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { salesColumns } from "../figure-columns.ts";
import { useReportText } from "../use-report-text.ts";
import { DimensionTable } from "./dimension-table.tsx";

beforeAll(() => loadCatalog("en"));

const figuresOf = (total: number) =>
  new Proxy({} as SalesFigures, { get: (_, name) => (name === "total" ? total : 1) });

function Table({ days }: { days: number }) {
  const text = useReportText(DEFAULT_CURRENCY);
  const rows = Array.from({ length: days }, (_, at) => ({
    key: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    label: null,
    figures: figuresOf(at === days - 1 ? 98_765.5 : at),
  }));
  const sales = { rows, figures: figuresOf(123_456) } as never;
  return <DimensionTable by="day" columns={salesColumns} sales={sales} text={text} />;
}

const render = (days: number) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Table days={days} />
    </LocaleProvider>,
  );
const rowsIn = (html: string) => html.match(/<th scope="row"/gu)?.length ?? 0;

test("a long table draws the rows in view, counts all, and is as wide as its largest figure", () => {
  const html = render(730);
  expect(html).toContain('aria-rowcount="732"');
  expect(rowsIn(html)).toBeLessThan(40);
  expect(html).toMatch(/aria-rowindex="2"[\s\S]*Thu, Jan 1/u);
  expect(html).toMatch(/aria-rowindex="732"[\s\S]*\$123,456\.00/u);
  // The last day is out of view; its figure stands in the head, unseen.
  expect(html).toMatch(/aria-hidden="true"[^>]*>\$98,765\.50</u);
});

test("a short table has all of its rows, and begins with few figures", () => {
  const html = render(31);
  expect(rowsIn(html)).toBe(32);
  expect(html).not.toContain("aria-rowcount");
  expect(html.match(/<th scope="col"/gu)).toHaveLength(8);
  expect(html).toContain("Show all 25 figures");
});

import type { Currency } from "@comanda/domain/money/cents";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { PriceLine, type PriceLineActions } from "./price-line.tsx";
import { type PriceRow, shownPrice, withPrices, withVisible } from "./price-rows.ts";
import type { Selection } from "./use-selection.ts";
import type { UnsavedPrices } from "./use-unsaved-prices.ts";

type PriceTableProps = {
  rows: readonly PriceRow[];
  currency: Currency;
  form: UnsavedPrices;
  selection: Selection;
  /** The price after the change that is being prepared; null where it stays. */
  preview: ((price: number) => number | null) | null;
};

const ROW_HEIGHT = 64;

/** The list of prices. Only the lines in view are drawn; the arrow keys go from line to line. */
export function PriceTable({ rows, currency, form, selection, preview }: PriceTableProps) {
  const area = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ at: number; column: string } | null>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 6,
    initialRect: { width: 800, height: 560 },
  });
  const items = virtual.getVirtualItems();
  const actions = useLineActions(form, selection, currency);
  useLayoutEffect(() => {
    if (focused)
      area.current
        ?.querySelector<HTMLElement>(`[data-cell="${focused.column} ${focused.at}"]`)
        ?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
    const [column, at] = (event.target as HTMLElement).dataset.cell?.split(" ") ?? [];
    if (step === undefined || column === undefined) return;
    event.preventDefault();
    const next = Math.min(rows.length - 1, Math.max(0, Number(at) + step));
    virtual.scrollToIndex(next);
    // The line is drawn once the list has scrolled to it.
    requestAnimationFrame(() => setFocused({ at: next, column }));
  };
  const [first, last] = [items[0], items.at(-1)];
  return (
    <div
      ref={area}
      className="@container max-h-[max(20rem,calc(100dvh-10rem))] overflow-auto rounded-m border border-line bg-surface"
    >
      <table
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        className="w-full border-collapse text-md max-md:block"
      >
        <PriceTableHead selection={selection} />
        {/* On a phone a line has its name above its price, or long names would break at every letter. */}
        <tbody className="max-md:block">
          <Space height={first?.start ?? 0} />
          {items.map(({ index, key }) => {
            const row = rows[index];
            if (!row) return null;
            const isSelected = selection.selected.has(row.entry.id);
            return (
              <PriceLine
                key={key}
                at={index}
                row={row}
                currency={currency}
                typed={shownPrice(row, form.edits, currency)}
                isEdited={form.edits.get(row.entry.id)?.prices[row.variant.id] !== undefined}
                isStale={form.edits.get(row.entry.id)?.isStale === true}
                visible={
                  form.edits.get(row.entry.id)?.visible ?? row.entry.product.visible !== false
                }
                fault={form.faults[row.key]}
                isSelected={isSelected}
                preview={isSelected ? preview : null}
                measure={virtual.measureElement}
                actions={actions}
              />
            );
          })}
          <Space height={virtual.getTotalSize() - (last?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
}

/** What the lines do, by the state of the latest render: the same functions at each. */
function useLineActions(
  form: UnsavedPrices,
  selection: Selection,
  currency: Currency,
): PriceLineActions {
  const latest = useRef({ form, selection, currency });
  useEffect(() => {
    latest.current = { form, selection, currency };
  });
  const [actions] = useState(
    (): PriceLineActions => ({
      setPrice: (row, typed) => {
        const { form: now, currency: money } = latest.current;
        now.change(withPrices(now.edits, [{ row, typed }], money));
      },
      setVisible: ({ entry }, visible) => {
        const { form: now } = latest.current;
        now.change(withVisible(now.edits, entry, visible));
      },
      select: ({ entry }, isSelected) => latest.current.selection.toggle(entry.id, isSelected),
    }),
  );
  return actions;
}

/** The names of the columns, for which large letters leave no room, and the box that selects all lines. */
function PriceTableHead({ selection }: { selection: Selection }) {
  const t = useText();
  return (
    <thead className="sticky top-0 z-1 bg-surface text-sm text-muted max-md:block">
      <tr
        aria-rowindex={1}
        className="border-b border-line max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto_auto] max-md:items-center"
      >
        <th scope="col" className="w-10 text-start md:w-12">
          <label className="grid size-12 place-items-center">
            <span className="heard">{t("menu.bulk.selectAll")}</span>
            <input
              type="checkbox"
              checked={selection.isAll}
              onChange={(event) => selection.toggleAll(event.currentTarget.checked)}
              className="checkbox"
            />
          </label>
        </th>
        <th scope="col" className="px-2 text-start font-normal @max-[14rem]:sr-only">
          {t("menu.dish")}
        </th>
        <th scope="col" className="px-2 text-end font-normal @max-[14rem]:sr-only">
          {t("menu.price")}
        </th>
        <th
          scope="col"
          className="min-w-14 px-1 text-start font-normal md:w-16 md:px-2 @max-[14rem]:sr-only"
        >
          {t("menu.visibleShort")}
        </th>
      </tr>
    </thead>
  );
}

/** The room of lines that are out of view. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className="max-md:block">
      <td colSpan={4} style={{ height }} className="max-md:block" />
    </tr>
  );
}

import type { Currency } from "@comanda/domain/money/cents";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { memo, useId } from "react";
import { useText } from "../../i18n/text.ts";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import type { PriceFault } from "../../parts/prices/price-text.ts";
import { usePriceFaultText } from "../../parts/prices/use-price-fault-text.ts";
import { priceOf } from "../data/product-parts.ts";
import type { PriceRow } from "./price-rows.ts";

/** What a line can do; the same functions at each render, so that only changed lines are drawn again. */
export type PriceLineActions = {
  setPrice: (row: PriceRow, typed: string) => void;
  setVisible: (row: PriceRow, visible: boolean) => void;
  select: (row: PriceRow, isSelected: boolean) => void;
};

type PriceLineProps = {
  at: number;
  row: PriceRow;
  currency: Currency;
  typed: string;
  isEdited: boolean;
  isStale: boolean;
  visible: boolean;
  fault: PriceFault | undefined;
  isSelected: boolean;
  preview: ((price: number) => number | null) | null;
  measure: (line: HTMLElement | null) => void;
  actions: PriceLineActions;
};

/** A line of the price list. A changed price stands beside the stored one. */
export const PriceLine = memo(function PriceLine({
  at,
  row,
  currency,
  typed,
  isEdited,
  isStale,
  visible,
  fault,
  isSelected,
  preview,
  measure,
  actions,
}: PriceLineProps) {
  const t = useText();
  const { entry, variant, category, isFirst } = row;
  const size = variant.name?.trim();
  return (
    <tr
      ref={measure}
      data-index={at}
      aria-rowindex={at + 2}
      className={classNames(
        "border-b border-line max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:items-center max-md:py-1",
        isSelected && "bg-accent-soft",
      )}
    >
      <td className="align-middle max-md:self-start">
        {isFirst && (
          <label className="grid size-12 place-items-center">
            <span className="heard">{t("menu.bulk.select", { name: entry.product.name })}</span>
            <input
              type="checkbox"
              data-cell={`select ${at}`}
              checked={isSelected}
              onChange={(event) => actions.select(row, event.currentTarget.checked)}
              className="checkbox"
            />
          </label>
        )}
      </td>
      <th
        scope="row"
        className="min-w-0 px-1 py-2 text-start font-normal max-md:col-span-2 md:px-2"
      >
        <bdi className="block font-bold wrap-anywhere">{entry.product.name}</bdi>
        <span className="block text-sm text-muted wrap-anywhere">
          {size && (
            <>
              <bdi>{size}</bdi> ·{" "}
            </>
          )}
          <bdi>{category}</bdi>
        </span>
      </th>
      <PriceCell
        at={at}
        name={size ? `${entry.product.name}, ${size}` : entry.product.name}
        variant={variant}
        currency={currency}
        typed={typed}
        isEdited={isEdited}
        isStale={isStale}
        fault={fault}
        preview={preview}
        onType={(text) => actions.setPrice(row, text)}
      />
      <td className="ps-1 pe-2 align-middle md:ps-2 md:pe-3">
        {isFirst && (
          <label className="flex min-h-12 items-center">
            <span className="heard">{t("menu.visibleOf", { name: entry.product.name })}</span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={visible}
              data-cell={`visible ${at}`}
              checked={visible}
              onChange={(event) => actions.setVisible(row, event.currentTarget.checked)}
              className="switch unmarked"
            />
          </label>
        )}
      </td>
    </tr>
  );
});

type PriceCellProps = Pick<
  PriceLineProps,
  "at" | "currency" | "typed" | "isEdited" | "isStale" | "fault" | "preview"
> & { name: string; variant: PriceRow["variant"]; onType: (text: string) => void };

/** The field of a price. Beside it stands the price after a change of all, below it what is wrong, or the stored price. */
function PriceCell(props: PriceCellProps) {
  const { at, name, variant, currency, typed, isEdited, isStale, fault, preview, onType } = props;
  const t = useText();
  const moneyText = useMoneyText();
  const priceFaultText = usePriceFaultText();
  const note = useId();
  const stored = priceOf(variant, currency);
  const next = preview?.(stored) ?? null;
  return (
    <td className="px-1 pb-2 align-middle max-md:col-start-2 md:px-2 md:pt-2 md:text-end">
      <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 max-md:flex-row-reverse max-md:justify-end md:justify-end">
        {next !== null && next !== stored && (
          <b className="text-accent-text">
            {t("menu.bulk.becomes", { price: moneyText(next, { currency }) })}
          </b>
        )}
        <input
          type="text"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          data-cell={`price ${at}`}
          aria-label={t("menu.priceOf", { name })}
          aria-invalid={fault !== undefined}
          aria-describedby={note}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          className={classNames(
            "min-h-12 w-25 max-w-full rounded-[10px] border bg-surface px-2.5 text-end md:min-h-10 md:w-28",
            fault ? "border-danger" : "border-field",
            isEdited && "bg-accent-soft font-bold",
          )}
        />
      </span>
      <span id={note} className="block text-sm empty:hidden">
        {fault ? (
          <span className="text-danger">{priceFaultText(fault, currency)}</span>
        ) : (
          isEdited && (
            <span className={isStale ? "font-bold text-warning" : "text-muted"}>
              {t(isStale ? "menu.bulk.stale" : "menu.bulk.was", {
                price: moneyText(stored, { currency }),
              })}
            </span>
          )
        )}
      </span>
    </td>
  );
}

import type { Currency } from "@comanda/domain/money/cents";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { type PriceFault, parsePrice, priceText } from "../../parts/prices/price-text.ts";
import { usePriceFaultText } from "../../parts/prices/use-price-fault-text.ts";

type PriceCellProps = {
  /** What the price is for, for screen readers. */
  name: string;
  /** In major units. */
  price: number;
  currency: Currency;
  /** Resolves to whether the price was stored. */
  onSave: (price: number) => Promise<boolean>;
};

/**
 * A price that is changed in its row: Enter or leaving the field stores it, Escape takes back what was
 * typed. A wrong price and one that was not stored stay in the field.
 */
export function PriceCell({ name, price, currency, onSave }: PriceCellProps) {
  const t = useText();
  const priceFaultText = usePriceFaultText();
  const note = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<PriceFault | "unsaved" | null>(null);
  /** The price that was there when typing began. */
  const [seen, setSeen] = useState(price);
  const stored = priceText(price, currency);

  const reset = () => {
    setTyped(null);
    setFault(null);
  };
  const save = async () => {
    if (typed === null) return;
    const parsed = parsePrice(typed, currency);
    if (parsed.fault) return setFault(parsed.fault);
    if (parsed.amount === price) return reset();
    // Another member stored one meanwhile: the note shows it, and the next Enter replaces it.
    if (seen !== price) {
      setSeen(price);
      return setFault("unsaved");
    }
    reset();
    if (await onSave(parsed.amount)) return;
    setTyped(typed);
    setFault("unsaved");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") void save();
    else if (event.key === "Escape" && typed !== null) {
      event.stopPropagation();
      reset();
    }
  };
  return (
    <span className="block min-w-0 max-md:flex-1 max-md:basis-24">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-label={t("menu.priceOf", { name })}
        aria-invalid={fault !== null}
        aria-describedby={note}
        value={typed ?? stored}
        onChange={(event) => {
          if (typed === null) setSeen(price);
          setTyped(event.currentTarget.value);
          setFault(null);
        }}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
        className={classNames(
          "block min-h-12 w-24 rounded-[10px] border bg-surface px-2.5 text-end text-md text-ink md:min-h-10",
          fault ? "border-danger" : "border-field",
          typed !== null && !fault && "bg-accent-soft",
        )}
      />
      <span
        id={note}
        className="block max-w-full pt-1 md:max-w-40 text-sm text-danger empty:hidden wrap-anywhere"
      >
        {fault === "unsaved" && t("menu.fault.notSaved", { price: stored })}
        {fault !== null && fault !== "unsaved" && priceFaultText(fault, currency)}
      </span>
    </span>
  );
}

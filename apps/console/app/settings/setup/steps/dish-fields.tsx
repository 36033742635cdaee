import type { Fault } from "@comanda/contract/calls/problems";
import { type KeyboardEvent, useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { boxClasses } from "../../../parts/field.tsx";
import { serverFaultText } from "../../../parts/forms/server-fault-text.ts";
import { useMoneyText } from "../../../parts/orders/money-text.ts";
import { usePriceFaultText } from "../../../parts/prices/use-price-fault-text.ts";
import type { DishRow } from "../dishes/dish-rows.ts";
import type { DishRows } from "../dishes/use-dish-rows.ts";

type DishFieldsProps = {
  dishes: DishRows;
  row: DishRow;
  at: number;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** A dish in one row: its name and its price, with what is wrong below. */
export function DishFields({ dishes, row, at, onKeyDown }: DishFieldsProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const notes = useId();
  const { currency } = dishes;
  const { name, price } = useFaultTexts(dishes, row);
  const edge = (isWrong: boolean) => `${boxClasses} ${isWrong ? "border-danger" : "border-field"}`;
  return (
    <li>
      <div className="flex gap-2">
        <input
          aria-label={t("setup.dishes.name", { number: at + 1 })}
          aria-invalid={name !== undefined}
          aria-describedby={name && `${notes}-name`}
          placeholder={t("setup.dishes.name", { number: at + 1 })}
          className={`${edge(name !== undefined)} min-w-0 flex-1`}
          value={row.name}
          maxLength={160}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="next"
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (dishes.paste(row.key, event.clipboardData.getData("text"))) event.preventDefault();
          }}
          onChange={(event) => dishes.setName(row.key, event.currentTarget.value)}
        />
        <input
          aria-label={t("setup.dishes.price", { number: at + 1 })}
          aria-invalid={price !== undefined}
          aria-describedby={price && `${notes}-price`}
          placeholder={moneyText(0, { currency })}
          className={`${edge(price !== undefined)} w-28! flex-none text-end`}
          value={row.price}
          dir="ltr"
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={onKeyDown}
          onChange={(event) => dishes.setPrice(row.key, event.currentTarget.value)}
        />
      </div>
      <div className="text-sm text-danger wrap-anywhere">
        {name && <p id={`${notes}-name`}>{name}</p>}
        {price && <p id={`${notes}-price`}>{price}</p>}
      </div>
    </li>
  );
}

/** What is wrong with the name and the price of a dish, as far as the page or the server found it. */
function useFaultTexts({ faults, refused, currency }: DishRows, { key }: DishRow) {
  const t = useText();
  const priceFaultText = usePriceFaultText();
  const { name, price } = faults[key] ?? {};
  const theirs = refused?.byRow[key];
  const textOf = (fault: Fault | undefined) => fault && serverFaultText(t, fault);
  return {
    name: name ? t("form.missing") : textOf(theirs?.name),
    price: price ? priceFaultText(price, currency) : textOf(theirs?.price),
  };
}

import { useId } from "react";
import { type MessageKey, useText } from "../i18n/text.ts";
import { type Filter, filters } from "./rows.ts";

const labels = {
  all: "soldOut.filter.all",
  soldOut: "soldOut.filter.soldOut",
  fewLeft: "soldOut.filter.fewLeft",
  extras: "soldOut.filter.extras",
} as const satisfies Record<Filter, MessageKey>;

type FilterChipsProps = {
  value: Filter;
  counts: Record<Filter, number>;
  onChange: (filter: Filter) => void;
};

/** Which lines are shown, each with how many there are. */
export function FilterChips({ value, counts, onChange }: FilterChipsProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="heard">{t("soldOut.show")}</legend>
      <div className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <label
            key={filter}
            className="relative flex min-h-12 items-center rounded-full border border-field bg-surface px-4 text-md font-bold has-checked:border-inverse has-checked:bg-inverse has-checked:text-inverse-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={filter === value}
              onChange={() => onChange(filter)}
              className="absolute inset-0 size-full appearance-none rounded-full opacity-0"
            />
            {t(labels[filter], { count: counts[filter] })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

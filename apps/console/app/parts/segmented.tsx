import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useId } from "react";

type SegmentedProps<Value extends string | number> = {
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /**
   * `row` is for minutes at the counter, in one row up to six, and in pairs where four do not fit;
   * `words` are boxes for longer texts, four of them in pairs where they do not fit; `track` is one strip.
   */
  look?: "track" | "row" | "words";
};

const looks = {
  track: {
    group: "flex flex-wrap rounded-[12px] bg-well p-1 gap-1",
    option:
      "min-h-11 wrap-anywhere basis-14 px-2 rounded-[9px] text-sm text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-1",
  },
  row: {
    group:
      "grid grid-cols-2 gap-1.5 @min-[13.125rem]:grid-cols-[repeat(auto-fit,minmax(3rem,1fr))]",
    option:
      "min-h-12 min-w-0 px-0.5! rounded-[12px] border border-field bg-surface text-board has-checked:border-inverse has-checked:bg-inverse has-checked:text-inverse-ink",
  },
  words: {
    group: "flex flex-wrap gap-1.5 md:gap-2",
    option:
      "min-h-12 min-w-min max-w-full wrap-break-word basis-auto px-2 rounded-[12px] border border-field bg-surface text-sm has-checked:border-inverse has-checked:bg-inverse has-checked:text-inverse-ink",
  },
} as const;

/** A choice of one of a few options that are all in view; the arrow keys move it. */
export function Segmented<Value extends string | number>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  look = "track",
}: SegmentedProps<Value>) {
  const name = useId();
  const { group, option } = looks[look];
  const toOption = (each: { value: Value; label: string }, padding?: string) => (
    <label
      key={each.value}
      className={classNames(
        "relative flex flex-1 items-center justify-center text-center font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        option,
        padding,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={each.value === value}
        onChange={() => onChange(each.value)}
        className="absolute inset-0 appearance-none opacity-0"
      />
      {each.label}
    </label>
  );
  return (
    <fieldset className="@container min-w-0">
      <legend className={hideLabel ? "heard" : "mb-1 text-sm text-muted"}>{label}</legend>
      <div className={group}>
        {look === "words" && options.length === 4
          ? [options.slice(0, 2), options.slice(2)].map((pair) => (
              <div key={pair[0]?.value} className="flex flex-auto flex-wrap gap-1.5 md:gap-2">
                {pair.map((each) => toOption(each, "max-md:px-1!"))}
              </div>
            ))
          : options.map((each) => toOption(each))}
      </div>
    </fieldset>
  );
}

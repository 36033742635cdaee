import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import { memo } from "react";
import type { PhoneCountry } from "./countries.ts";
import { Flag } from "./flag.tsx";

type CountryOptionProps = {
  entry: PhoneCountry;
  listId: string;
  /** Whether the keyboard is on this option. */
  active: boolean;
  chosen: boolean;
  /** Must stay the same function: then only changed options of the 244 render again. */
  onChoose: (country: string) => void;
};

/** The id of a country's option, by which the list names the active one. */
export function countryOptionId(listId: string, country: string): string {
  return `${listId}-${country}`;
}

/** An option of the list; options out of view get no layout. */
export const CountryOption = memo(function CountryOption({
  entry: { iso2, name, dialCode },
  listId,
  active,
  chosen,
  onChoose,
}: CountryOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles the keys of its options
    // biome-ignore lint/a11y/useFocusableInteractive: the list says which option is active
    <div
      role="option"
      id={countryOptionId(listId, iso2)}
      aria-selected={chosen}
      onClick={() => onChoose(iso2)}
      className={classNames(
        "flex min-h-12 cursor-pointer items-center gap-3 rounded-s px-3 [contain-intrinsic-block-size:3rem] [content-visibility:auto]",
        active && "bg-accent-soft outline-2 -outline-offset-2 outline-accent-text",
        chosen && "font-bold",
      )}
    >
      <Flag country={iso2} />
      <span className="min-w-0 flex-1 py-1">{name}</span>
      {chosen && <Check aria-hidden="true" className="size-4 flex-none" />}
      <span className="tabular text-muted" dir="ltr">
        +{dialCode}
      </span>
    </div>
  );
});

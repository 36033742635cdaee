import Check from "lucide-react/icons/check";
import { memo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { PhoneCountry } from "./countries.ts";
import { Flag } from "./flag.tsx";

type CountryOptionProps = {
  entry: PhoneCountry;
  listId: string;
  /** Where the keyboard is. */
  active: boolean;
  chosen: boolean;
  /** The same function at every rendering, as of the 244 only those that change are drawn anew. */
  onChoose: (country: string) => void;
};

export function countryOptionId(listId: string, country: string): string {
  return `${listId}-${country}`;
}

/** One country of the list; those out of sight are not laid out. */
export const CountryOption = memo(function CountryOption({
  entry: { iso2, name, dialCode },
  listId,
  active,
  chosen,
  onChoose,
}: CountryOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and the keys for all its options
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

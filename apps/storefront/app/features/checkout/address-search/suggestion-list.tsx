import type { Suggestion } from "@comanda/contract/calls/place-calls";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** The index of the suggestion that Enter picks; -1 for none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
};

/** The id of the option with this index, by which the field names the active one. */
export function suggestionOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Shows the list below the field; the focus stays in the field (ARIA, Combobox). */
export function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t("checkout.search.suggestions")}
      className="overflow-hidden rounded-m border border-line bg-surface"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={suggestion.id}
          id={suggestionOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          // The field keeps the focus, and a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
          className={classNames(
            "flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-3.5 py-2 last:border-0",
            index === active &&
              "bg-accent-soft outline-2 -outline-offset-2 outline-accent-text first:rounded-t-m last:rounded-b-m",
          )}
        >
          <MapPin aria-hidden="true" className="size-5 flex-none text-muted" />
          <span className="min-w-0 flex-1" dir="auto">
            {suggestion.text}
          </span>
        </div>
      ))}
    </div>
  );
}

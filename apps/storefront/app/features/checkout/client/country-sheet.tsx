import { Field } from "@comanda/ui/controls/field.tsx";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { trackKeyboardArea } from "@comanda/ui/page/track-keyboard-area.ts";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { countriesByName } from "./countries.ts";
import { CountryOption, countryOptionId } from "./country-option.tsx";
import { searchCountries, typeaheadMatch } from "./country-search.ts";
import {
  continuesTypeahead,
  emptyTypeahead,
  extendTypeahead,
  isCharacterKey,
  optionAfterKey,
} from "./listbox-keys.ts";

type CountrySheetProps = {
  open: boolean;
  chosen: string;
  onClose: () => void;
  onChoose: (country: string) => void;
};

/**
 * Shows the list of countries, with a search (conformance 2.89 to 2.91): a sheet on phones, a dialog on
 * wide screens. Typing in the list jumps to a country.
 */
export function CountrySheet({ open, onClose, ...list }: CountrySheetProps) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t("checkout.country")}
      className="h-[94dvh] md:h-[min(80dvh,640px)]! md:max-w-[420px]"
    >
      <div
        ref={trackKeyboardArea}
        className="flex max-h-[calc(var(--visible-height,100dvh)-6dvh)] min-h-0 flex-auto flex-col"
      >
        <SheetHeader
          title={t("checkout.country")}
          onClose={onClose}
          closeLabel={t("sheet.close")}
        />
        <CountryList {...list} />
      </div>
    </Sheet>
  );
}

function CountryList({ chosen, onChoose }: Pick<CountrySheetProps, "chosen" | "onChoose">) {
  const t = useText();
  const listId = useId();
  const all = countriesByName(useLocale());
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(chosen);
  const found = useMemo(() => searchCountries(all, query), [all, query]);
  const codes = found.map(({ iso2 }) => iso2);
  const typeahead = useRef(emptyTypeahead);
  const list = useListInView(listId, active, query);

  const search = (text: string) => {
    setQuery(text);
    setActive(text.trim() ? (searchCountries(all, text)[0]?.iso2 ?? "") : chosen);
  };
  const choose = () => {
    if (active) onChoose(active);
  };
  const move = (event: KeyboardEvent) => {
    const target = optionAfterKey(codes, active, event);
    if (target) setActive(target);
    return target !== null;
  };
  const type = (event: KeyboardEvent) => {
    if (!isCharacterKey(event)) return false;
    typeahead.current = extendTypeahead(typeahead.current, event.key, event.timeStamp);
    setActive(typeaheadMatch(found, typeahead.current.text, active) ?? active);
    return true;
  };
  const onSearchKey = (event: KeyboardEvent) => {
    // These keys belong to the text, and Enter to a keyboard that is still composing.
    if (event.nativeEvent.isComposing || event.key === "Home" || event.key === "End") return;
    if (event.key === "Enter") choose();
    else if (!move(event)) return;
    event.preventDefault();
  };
  const onListKey = (event: KeyboardEvent) => {
    const chooses = event.key === " " && !continuesTypeahead(typeahead.current, event.timeStamp);
    if (event.key === "Enter" || chooses) choose();
    else if (!move(event) && !type(event)) return;
    event.preventDefault();
  };
  const shared = {
    "aria-controls": listId,
    "aria-activedescendant": active ? countryOptionId(listId, active) : undefined,
  };

  return (
    <>
      <Field
        {...shared}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        className="px-5 pb-2"
        label={t("checkout.countrySearch")}
        value={query}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onSearchKey}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <p role="status" className="px-5 py-3 text-muted empty:hidden">
        {found.length === 0 && t("checkout.countryNone", { query: query.trim() })}
      </p>
      <div
        {...shared}
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={0}
        aria-label={t("checkout.country")}
        onKeyDown={onListKey}
        className="min-h-0 flex-auto overflow-y-auto overscroll-contain border-t border-line px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] outline-none"
      >
        {found.map((entry) => (
          <CountryOption
            key={entry.iso2}
            entry={entry}
            listId={listId}
            active={entry.iso2 === active}
            chosen={entry.iso2 === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  );
}

/**
 * Returns a ref of the list. The list takes the focus when it opens, and its active option stays in
 * view.
 */
function useListInView(listId: string, active: string, query: string) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(false);

  // The sheet opens after its content is mounted and takes the focus; the next frame gives it back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search moves the active option too
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const option = document.getElementById(countryOptionId(listId, active));
      option?.scrollIntoView({ block: shown.current ? "nearest" : "center" });
      shown.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [listId, active, query]);
  return list;
}

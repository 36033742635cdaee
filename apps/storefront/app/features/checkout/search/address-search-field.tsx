import type { Suggestion } from "@comanda/contract/places";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { meaningOf } from "./address-search-keys.ts";
import { offersSearch } from "./address-search-rules.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import type { PlaceSearch } from "./use-place-search.ts";

/** The field, its button and what was found, as one (ARIA, Combobox). */
export function AddressSearchField({ search }: { search: PlaceSearch }) {
  const t = useText();
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(false);
  const { text, answer, place, searched } = search;
  const suggestions = answer?.suggestions ?? [];
  const shown = suggestions.length > 0 && !closed;
  const offered = offersSearch(text, { searched, hasPlace: place !== null });

  const begin = (work: () => void) => {
    setActive(-1);
    setClosed(false);
    work();
  };
  const searchByHand = () => begin(() => void search.searchByHand());

  const pick = (picked: Suggestion | undefined) => {
    if (picked) begin(() => void search.pick(picked));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // What is being composed, as in Japanese, is not typed yet.
    if (event.nativeEvent.isComposing) return;
    const meaning = meaningOf({ key: event.key, count: suggestions.length, active, closed });
    // With a place and nothing to search for Enter goes on, as in any form.
    const goesOn = meaning === "search" && place !== null && !offered;
    if (!meaning || goesOn) return;
    event.preventDefault();
    if (typeof meaning === "object") {
      setActive(meaning.move);
      setClosed(false);
    } else if (meaning === "close") setClosed(true);
    else if (meaning === "pick") pick(suggestions[active]);
    else if (offered) searchByHand();
  };

  return (
    <>
      <div className="flex items-start gap-2">
        <Field
          label={t("checkout.search.label")}
          hint={t("checkout.search.hint")}
          className="min-w-0 flex-1"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && shown ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          dir={text ? "auto" : undefined}
          value={text}
          onChange={({ target }) => begin(() => search.type(target.value))}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t("checkout.search.search")}
          disabled={!offered}
          onClick={searchByHand}
          className="my-1.5"
        >
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {shown && (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={pick} />
      )}
    </>
  );
}

import type { Suggestion } from "@comanda/contract/calls/place-calls";
import { IconButton } from "@comanda/ui/controls/button.tsx";
import { Field } from "@comanda/ui/controls/field.tsx";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { canPressSearch } from "./address-search-rules.ts";
import { comboboxAction } from "./combobox-keys.ts";
import { SuggestionList, suggestionOptionId } from "./suggestion-list.tsx";
import type { AddressSearch } from "./use-address-search.ts";

/** Shows the search field with its button and its results, as one combobox (ARIA, Combobox). */
export function AddressSearchField({ search }: { search: AddressSearch }) {
  const t = useText();
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(false);
  const { text, answer, place, searched } = search;
  const suggestions = answer?.suggestions ?? [];
  const shown = suggestions.length > 0 && !closed;
  const canPress = canPressSearch(text, { searched, hasPlace: place !== null });

  const resetList = (work: () => void) => {
    setActive(-1);
    setClosed(false);
    work();
  };
  const searchManually = () => resetList(() => void search.searchManually());

  const pick = (picked: Suggestion | undefined) => {
    if (picked) resetList(() => void search.pick(picked));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Text that is still being composed, as in Japanese, is not typed yet.
    if (event.nativeEvent.isComposing) return;
    const action = comboboxAction({ key: event.key, count: suggestions.length, active, closed });
    // With a chosen place and nothing to search, Enter submits the form.
    const submitsForm = action === "search" && place !== null && !canPress;
    if (!action || submitsForm) return;
    event.preventDefault();
    if (typeof action === "object") {
      setActive(action.move);
      setClosed(false);
    } else if (action === "close") setClosed(true);
    else if (action === "pick") pick(suggestions[active]);
    else if (canPress) searchManually();
  };

  return (
    <>
      <div className="flex items-start gap-2">
        <Field
          label={t("checkout.search.label")}
          hint={place?.hasNumber ? undefined : t("checkout.search.hint")}
          className="min-w-0 flex-1"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={
            active >= 0 && shown ? suggestionOptionId(listId, active) : undefined
          }
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          dir={text ? "auto" : undefined}
          value={text}
          onChange={({ target }) => resetList(() => search.type(target.value))}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t("checkout.search.search")}
          disabled={!canPress}
          onClick={searchManually}
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

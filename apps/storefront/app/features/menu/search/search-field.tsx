import { IconButton } from "@comanda/ui/controls/button.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type SubmitEvent, useEffect } from "react";
import { useText } from "../../../i18n/text.ts";
import type { MenuSearch } from "./use-menu-search.ts";

/** The field of the search, in the place of the categories. Escape and the arrow close the search. */
export function SearchField({ search }: { search: MenuSearch }) {
  const { query, field, type, close } = search;
  const t = useText();
  // Where the code came after the press. Typing goes on also where a phone shows no keyboard for this.
  useEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  useEffect(markSearching, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  // The results are there already: this only makes room for them by hiding the phone's keyboard.
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.blur();
  };
  return (
    <search aria-label={t("menu.search")} className="h-full min-w-0 flex-1">
      <form onSubmit={onSubmit} className="flex h-full items-center gap-1 ps-1 pe-4 lg:px-0">
        <IconButton
          label={t("menu.searchClose")}
          onClick={close}
          className="border-transparent! bg-transparent!"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <div className="flex min-w-0 flex-1 rounded-full border border-field bg-surface has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-1 has-[:focus-visible]:outline-ink">
          <input
            ref={field}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            aria-label={t("menu.search")}
            placeholder={t("menu.search")}
            value={query}
            maxLength={80}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="search-input h-[42px] min-w-0 flex-1 bg-transparent px-4 text-md text-ink outline-none placeholder:text-muted"
          />
          {query !== "" && (
            <button
              type="button"
              aria-label={t("menu.searchClear")}
              onClick={() => {
                type("");
                field.current?.focus({ preventScroll: true });
              }}
              className="target grid w-11 flex-none place-items-center rounded-full"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

/**
 * Marks the page for the style sheet: `html:has(…)` would look for the field in the whole page at each
 * press.
 */
function markSearching(): () => void {
  const page = document.documentElement;
  page.dataset.searching = "";
  return () => page.removeAttribute("data-searching");
}

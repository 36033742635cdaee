import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { isSearching, SEARCHING } from "./search-entry.ts";

export type MenuSearch = {
  isOpen: boolean;
  /** What is typed. */
  query: string;
  /** The field in which one types. */
  field: RefObject<HTMLInputElement | null>;
  /** The button that opens it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  type: (query: string) => void;
  open: () => void;
  close: () => void;
};

/** What was typed last, for a visitor who comes back to the results from the cart. */
let lastQuery = "";

/**
 * The search of the menu: open while the history entry says so, so that going back closes it and the
 * page returns to where it was.
 */
export function useMenuSearch(): MenuSearch {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isSearchEntry = isSearching(state);

  const follow = useEffectEvent((shouldBeOpen: boolean) => {
    if (shouldBeOpen === isOpen) return;
    // After a reload `lastQuery` is empty and the search stays closed: an empty field would only hide the categories.
    setOpen(shouldBeOpen && lastQuery !== "");
    setQuery(shouldBeOpen ? lastQuery : "");
  });
  useLayoutEffect(() => follow(isSearchEntry), [isSearchEntry]);

  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // The removed field had the focus. To focus the button must not scroll the page.
    if (isClosed && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [isOpen]);

  const type = (text: string) => {
    lastQuery = text;
    setQuery(text);
  };
  const open = () => {
    // At once, because phones show their keyboard only for a field that the press itself focuses.
    flushSync(() => {
      setOpen(true);
      type("");
    });
    field.current?.focus({ preventScroll: true });
    void navigate({ pathname, search }, { state: SEARCHING, preventScrollReset: true });
  };
  const close = () => {
    setOpen(false);
    type("");
    if (isSearchEntry) goBack(1);
  };
  return { isOpen, query, field, button, type, open, close };
}

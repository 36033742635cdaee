import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

/**
 * Adds a row at the end of a list, and moves the focus to its first field: what is added by a press is filled in
 * next.
 */
export function addRow(list: HTMLElement | null, add: () => void): void {
  flushSync(add);
  list?.lastElementChild?.querySelector<HTMLElement>("input, select, textarea")?.focus();
}

/**
 * Removes the row of a list in which a button was pressed. The focus, which goes with the button, moves to the row
 * beside it, or to the title of the list. It does not move to a button: a second press would remove that row too.
 */
export function removeRow(remove: () => void): void {
  const row = document.activeElement?.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const title = row?.closest("section")?.querySelector("h2");
  flushSync(remove);
  const next = beside?.isConnected ? (foldOf(beside) ?? beside) : title;
  if (next instanceof HTMLElement) moveFocusIfLost(next);
}

/**
 * For a row that goes when the server has removed it: if the focus is in it then, it moves to the title of the
 * list. Returns the row's ref.
 */
export function useRemovedRowFocus(): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      const title = row?.closest("section")?.querySelector("h2");
      if (!title || !row?.contains(document.activeElement)) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** The line that opens a folded row; null for a row that begins with another control. */
function foldOf(row: Element): Element | null {
  const first = row.querySelector("a, button, input, select, textarea, summary");
  return first?.matches("summary") ? first : null;
}

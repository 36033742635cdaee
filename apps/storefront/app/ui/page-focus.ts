import { useEffect, useRef } from "react";

/**
 * Whoever walks to another page is led to its heading, which says where they are: else the focus
 * would be lost with the link that was pressed. Where a visit begins the browser itself sees to it.
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    moveFocusIfLost(document.querySelector("h1"));
  }, [pathname]);
}

/** Leads the keyboard on to an element where what had the focus is gone; else it stays where it is. */
export function moveFocusIfLost(to: HTMLElement | null): void {
  const at = document.activeElement;
  // What is no longer shown, such as a sheet that has just closed, loses it a moment later.
  if (!to || (at && at !== document.body && at.getClientRects().length > 0)) return;
  // A heading is read out from where it stands; what can be pressed has to be seen.
  const told = to.tabIndex < 0;
  if (told) to.tabIndex = -1;
  to.focus({ preventScroll: told });
}

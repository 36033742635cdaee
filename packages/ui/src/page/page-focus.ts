import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of the new page after a navigation, because the pressed link that
 * had the focus is gone. On the first page of a visit the browser sets the focus.
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    moveFocusIfLost(document.querySelector("h1"));
  }, [pathname]);
}

/**
 * Moves the focus to `to` where the focused element is gone or hidden; otherwise does nothing. What lies
 * behind an open dialog takes no focus.
 */
export function moveFocusIfLost(to: HTMLElement | null): void {
  const at = document.activeElement;
  // A hidden element, such as a sheet that has just closed, loses the focus a moment later.
  if (
    !to ||
    to.closest("[aria-hidden=true]") ||
    (at && at !== document.body && at.getClientRects().length > 0)
  )
    return;
  // A heading is only read out, so the page does not scroll to it. A button or link must be
  // visible.
  const isHeading = to.tabIndex < 0;
  if (isHeading) to.tabIndex = -1;
  to.focus({ preventScroll: isHeading });
}

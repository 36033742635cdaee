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
    const heading = document.querySelector("h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

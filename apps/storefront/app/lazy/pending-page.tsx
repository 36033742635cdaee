import { addPendingHistoryEntry } from "@comanda/ui/lazy/pending-history-entry.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useText } from "../i18n/text.ts";

/** Milliseconds after which the skeleton of a pending page is shown. */
const SKELETON_DELAY_MS = 250;

/** The boxes of the longest skeleton; the style sheet lays them out for each page. */
const BONES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Shows that a navigation is pending. The pressed link is busy at once, and the skeleton of the new
 * page covers the screen where its code or data take long. Meanwhile the browser's back button and
 * the Escape key cancel the navigation of a pressed link.
 */
export function PendingPage() {
  const t = useText();
  const { pathname } = useLocation();
  const to = useNavigation().location?.pathname ?? pathname;
  const [late, setLate] = useState(false);
  const pressed = useRef<{ link: HTMLAnchorElement; path: string } | null>(null);

  useEffect(() => {
    const rememberLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // The path is read now, because that of a `#part` link changes with the page's address.
      pressed.current = link && { link, path: link.pathname };
    };
    document.addEventListener("click", rememberLink, true);
    return () => document.removeEventListener("click", rememberLink, true);
  }, []);

  useEffect(() => {
    if (to === pathname) return;
    // An earlier press, as on a category, does not lead to this page.
    const press = pressed.current;
    const link = press?.path === to ? press.link : null;
    link?.setAttribute("aria-busy", "true");
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      setLate(true);
      // A step in the history has already changed the address, and needs no entry.
      if (link && window.location.pathname !== to) end = addPendingHistoryEntry();
    }, SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      end?.();
      setLate(false);
      link?.removeAttribute("aria-busy");
      if (pressed.current === press) pressed.current = null;
    };
  }, [to, pathname]);

  return (
    <>
      <p aria-live="polite" className="heard">
        {late && t("page.coming")}
      </p>
      {late && (
        <div aria-hidden="true" className="pending-page" data-page={to}>
          <header />
          <div>
            {BONES.map((bone) => (
              <i key={bone} className="bone" />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

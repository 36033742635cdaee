import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useText } from "../i18n/text.tsx";
import { addPendingHistoryEntry } from "./pending-history-entry.ts";

/** Milliseconds after which a page that has not come yet has its skeleton shown. */
const SKELETON_DELAY_MS = 250;

/** As many bones as the longest skeleton has; the style sheet lays them out for each page. */
const BONES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * What is seen and heard between a press on a way to another page and that page: the link is busy at
 * once, and the page's skeleton takes the screen where its code or data take long. While it does, the
 * browser's way back and the Escape key cancel the way of a pressed link.
 */
export function PendingPage() {
  const t = useText();
  const { pathname } = useLocation();
  const to = useNavigation().location?.pathname ?? pathname;
  const [late, setLate] = useState(false);
  const pressed = useRef<{ link: HTMLAnchorElement; path: string } | null>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // Read now: the path of a link to a part of the page follows the address.
      pressed.current = link && { link, path: link.pathname };
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);

  useEffect(() => {
    if (to === pathname) return;
    // An earlier press, as of a category, is not what leads to this page.
    const press = pressed.current;
    const link = press?.path === to ? press.link : null;
    link?.setAttribute("aria-busy", "true");
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      setLate(true);
      // A step in the history has changed the address already.
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

import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useText } from "../i18n/text.tsx";

/** Milliseconds after which a page that has not come yet has its skeleton shown. */
const LATE = 250;

/** As many bones as the longest skeleton has; the style sheet lays them out for each page. */
const BONES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * What is seen and heard between a press on a way to another page and that page: the link is busy at
 * once, and the page's skeleton takes the screen where its code or data take long.
 */
export function ComingPage() {
  const t = useText();
  const { pathname } = useLocation();
  const to = useNavigation().location?.pathname ?? pathname;
  const [late, setLate] = useState(false);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest("a") : null;
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);

  useEffect(() => {
    if (to === pathname) return;
    const link = pressed.current;
    link?.setAttribute("aria-busy", "true");
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
      link?.removeAttribute("aria-busy");
    };
  }, [to, pathname]);

  return (
    <>
      <p aria-live="polite" className="heard">
        {late && t("page.coming")}
      </p>
      {late && (
        <div aria-hidden="true" className="coming" data-page={to}>
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

import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { LazySheet } from "../../lazy/lazy-sheet.tsx";

const loadSheet = async () => (await import("./language-sheet.tsx")).LanguageSheet;

/**
 * Shows the language of the page, and opens the choice of another one. Without scripts the link leads to
 * a page with the same choice.
 */
export function LanguageLink() {
  const t = useText();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const to = pathname + search;
  return (
    <>
      <a
        href={`/language?to=${encodeURIComponent(to)}`}
        rel="nofollow"
        className="target hover:underline"
        onPointerEnter={() => preloadPart(loadSheet)}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t("language.current")}
      </a>
      <LazySheet
        load={loadSheet}
        title={t("language.current")}
        props={{ open, to, onClose: () => setOpen(false) }}
      />
    </>
  );
}

import "../../i18n/fetch-later-messages.ts";
import { Button } from "@comanda/ui/controls/button.tsx";
import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { useEffect, useRef } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { LegalLink } from "../../links/legal-link.tsx";

type ConsentBannerProps = {
  /**
   * The visitor opened the banner: it takes the focus, and gives it back to the same element when it
   * closes.
   */
  takesFocus: boolean;
  onAnswer: (yes: boolean) => void;
};

/**
 * Asks whether the visit may be measured, or says that it is, where the law requires no more
 * (decision 26). The banner is at the bottom of the page, which keeps its place free, and the page works
 * without an answer. Both buttons look the same, so that no answer is favoured.
 */
export function ConsentBanner({ takesFocus, onAnswer }: ConsentBannerProps) {
  const t = useText();
  const { company, measuring } = useCompanySite();
  const asks = measuring?.asks ?? true;
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = takesFocus && document.activeElement;
    if (takesFocus) banner.current?.focus();
    // The button that was pressed disappears, and the focus with it.
    return () => {
      const isShown =
        before instanceof HTMLElement && before !== document.body && before.isConnected;
      moveFocusIfLost(isShown ? before : document.querySelector("h1"));
    };
  }, [takesFocus]);

  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const keepFree = () => style.setProperty("--question", `${element.offsetHeight}px`);
    const observer = new ResizeObserver(keepFree);
    keepFree();
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--question");
    };
  }, []);

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-3 outline-none"
    >
      <div className="mx-auto flex max-w-[1096px] flex-col gap-3 md:flex-row md:items-center md:gap-6">
        <div className="min-w-0 flex-1">
          <h2 id="consent-title" className="text-sm">
            {t(asks ? "consent.title" : "consent.notice")}
          </h2>
          <p className="text-xs text-muted">
            {t("consent.text", { name: company.name })}{" "}
            <LegalLink to="privacy" className="underline" />
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 md:w-[320px]">
          <Button
            look="secondary"
            className="min-h-11! px-2! text-sm!"
            onClick={() => onAnswer(false)}
          >
            {t("consent.no")}
          </Button>
          <Button
            look="secondary"
            className="min-h-11! px-2! text-sm!"
            onClick={() => onAnswer(true)}
          >
            {t(asks ? "consent.yes" : "consent.fine")}
          </Button>
        </div>
      </div>
    </section>
  );
}

import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  CONSENT_REOPENED,
  consentReopenCount,
  mayMeasure,
  saveConsent,
  savedConsent,
} from "../../analytics/consent.ts";
import { reportPendingPageView } from "../../analytics/events.ts";
import { startPixel, stopPixel } from "../../analytics/pixel.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";

/** Loaded with its messages only when needed: most visitors have answered already. */
const loadBanner = withLaterMessages(
  async () => (await import("./consent-banner.tsx")).ConsentBanner,
);

/**
 * Starts a company's pixel if the visit may be measured, and shows the banner until the visitor has
 * answered, or when they want to answer again (decision 26). Visitors whose browser sends Global Privacy
 * Control, and previews, are neither measured nor asked.
 */
export function PixelConsent({ pixel }: { pixel: string }) {
  const { company } = useCompanySite();
  /**
   * Null while the banner is closed, else how often the visitor has opened it: 0 if it opened by itself.
   */
  const [timesAsked, setTimesAsked] = useState<number | null>(null);
  /** The answer that this page has applied; another tab may save a different one. */
  const appliedAnswer = useRef<boolean | null>(null);

  const applyAnswer = () => {
    appliedAnswer.current = savedConsent();
    setTimesAsked(null);
    if (appliedAnswer.current === false) return stopPixel();
    if (!mayMeasure()) return;
    startPixel(pixel, company.id);
    reportPendingPageView();
  };

  const start = useEffectEvent(() => {
    applyAnswer();
    const isNew = appliedAnswer.current === null && mayMeasure() !== false;
    if (isNew || consentReopenCount() > 0) setTimesAsked(consentReopenCount());
  });
  useEffect(() => {
    start();
    const onAskAgain = () => setTimesAsked(consentReopenCount());
    window.addEventListener(CONSENT_REOPENED, onAskAgain);
    return () => window.removeEventListener(CONSENT_REOPENED, onAskAgain);
  }, []);

  useOnRefocus(() => {
    if (savedConsent() !== appliedAnswer.current) applyAnswer();
  });

  const answer = (yes: boolean) => {
    saveConsent(yes);
    applyAnswer();
  };

  const props = { takesFocus: Boolean(timesAsked), onAnswer: answer };
  return (
    // The banner comes late, so screen readers announce it, unless it takes the focus anyway.
    <div aria-live={timesAsked ? "off" : "polite"}>
      {timesAsked !== null && <LazyPart key={timesAsked} load={loadBanner} props={props} />}
    </div>
  );
}

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
import { LazyPart } from "../../lazy/lazy-part.tsx";
import { useOnRefocus } from "../../web/use-on-refocus.ts";

/** Its words come with it: most visitors have answered. */
const loadBanner = async () => (await import("./consent-banner.tsx")).ConsentBanner;

/**
 * Has a company's pixel measure the visit where it may, and tells the visitor so, or asks them first
 * where it must, until they have answered; and again when they want to. A visitor who objects in
 * their browser, and one who only looks at a preview, is neither measured nor asked.
 */
export function PixelConsent({ pixel }: { pixel: string }) {
  const { company } = useCompanySite();
  /** How often the visitor has wanted to be asked, while they are: 0 of the first time, unasked for. */
  const [timesAsked, setTimesAsked] = useState<number | null>(null);
  /** What this page goes by: the visitor may answer another way in another tab. */
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

  useOnRefocus(true, () => {
    if (savedConsent() !== appliedAnswer.current) applyAnswer();
  });

  const answer = (yes: boolean) => {
    saveConsent(yes);
    applyAnswer();
  };

  const props = { takesFocus: Boolean(timesAsked), onAnswer: answer };
  return (
    // It comes late: whoever hears the page is told of it, unless they have asked and are taken to it.
    <div aria-live={timesAsked ? "off" : "polite"}>
      {timesAsked !== null && <LazyPart key={timesAsked} load={loadBanner} props={props} />}
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  ASK_AGAIN,
  mayMeasure,
  saveAnswer,
  savedAnswer,
  timesWished,
} from "../../analytics/consent.ts";
import { beginReporting } from "../../analytics/events.ts";
import { startPixel, stopPixel } from "../../analytics/pixel.ts";
import { useSeenAgain } from "../../session/seen-again.ts";
import { useShop } from "../../shop/shop.tsx";
import { LazyPart } from "../../ui/lazy-part.tsx";

/** Its words come with it: most visitors have answered. */
const loadBanner = async () => (await import("./consent-banner.tsx")).ConsentBanner;

/**
 * Has a company's pixel measure the visit where it may, and tells the visitor so, or asks them first
 * where it must, until they have answered; and again when they want to. A visitor who objects in
 * their browser, and one who only looks at a preview, is neither measured nor asked.
 */
export function Measuring({ pixel }: { pixel: string }) {
  const { company } = useShop();
  /** How often the visitor has wanted to be asked, while they are: 0 of the first time, unasked for. */
  const [asked, setAsked] = useState<number | null>(null);
  /** What this page goes by: the visitor may answer another way in another tab. */
  const heeded = useRef<boolean | null>(null);

  const heed = () => {
    heeded.current = savedAnswer();
    setAsked(null);
    if (heeded.current === false) return stopPixel();
    if (!mayMeasure()) return;
    startPixel(pixel, company.id);
    beginReporting();
  };

  const begin = useEffectEvent(() => {
    heed();
    const isNew = heeded.current === null && mayMeasure() !== false;
    if (isNew || timesWished() > 0) setAsked(timesWished());
  });
  useEffect(() => {
    begin();
    const onAskAgain = () => setAsked(timesWished());
    window.addEventListener(ASK_AGAIN, onAskAgain);
    return () => window.removeEventListener(ASK_AGAIN, onAskAgain);
  }, []);

  useSeenAgain(true, () => {
    if (savedAnswer() !== heeded.current) heed();
  });

  const answer = (yes: boolean) => {
    saveAnswer(yes);
    heed();
  };

  const props = { takesFocus: Boolean(asked), onAnswer: answer };
  return (
    // It comes late: whoever hears the page is told of it, unless they have asked and are taken to it.
    <div aria-live={asked ? "off" : "polite"}>
      {asked !== null && <LazyPart key={asked} load={loadBanner} props={props} />}
    </div>
  );
}

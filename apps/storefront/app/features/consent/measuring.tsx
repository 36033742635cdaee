import { useEffect, useState } from "react";
import { ASK_AGAIN, mayMeasure, saveAnswer } from "../../analytics/consent.ts";
import { beginReporting } from "../../analytics/events.ts";
import { startPixel, stopPixel } from "../../analytics/pixel.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";

/** Its words come with it: most visitors have answered, or are not asked. */
const loadBanner = async () => (await import("./consent-banner.tsx")).ConsentBanner;

/**
 * Has a company's pixel measure the visit where it may, and asks the visitor where it must, or when
 * they want to be asked again. A visitor who objects in their browser, and one who only looks at a
 * preview, is not asked.
 */
export function Measuring({ pixel }: { pixel: string }) {
  const [asked, setAsked] = useState<"first" | "again" | null>(null);

  useEffect(() => {
    const may = mayMeasure();
    if (may === null) setAsked("first");
    if (may) startPixel(pixel);
    const onAskAgain = () => setAsked("again");
    window.addEventListener(ASK_AGAIN, onAskAgain);
    return () => window.removeEventListener(ASK_AGAIN, onAskAgain);
  }, [pixel]);

  const answer = (yes: boolean) => {
    saveAnswer(yes);
    setAsked(null);
    if (!yes) return stopPixel();
    startPixel(pixel);
    beginReporting();
  };

  const props = { takesFocus: asked === "again", onAnswer: answer };
  return (
    // It comes late: whoever hears the page is told of it, unless they have asked and are taken to it.
    <div aria-live={asked === "again" ? "off" : "polite"}>
      {asked && <LazyPart key={asked} load={loadBanner} props={props} />}
    </div>
  );
}

import { useEffect, useState } from "react";
import { ASK_AGAIN, mayMeasure, saveAnswer } from "../../analytics/consent.ts";
import { beginReporting } from "../../analytics/events.ts";
import { startPixel } from "../../analytics/pixel.ts";
import { ConsentBanner } from "./consent-banner.tsx";

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
    if (!yes) return;
    startPixel(pixel);
    beginReporting();
  };

  return asked && <ConsentBanner key={asked} takesFocus={asked === "again"} onAnswer={answer} />;
}

import { afterPaint } from "@comanda/ui/page/after-paint.ts";
import { useEffect, useEffectEvent } from "react";

/** Milliseconds after which code is loaded if the visitor has not touched the page. */
const UNTOUCHED_MS = 3_000;

/** What a visitor does before pressing something. */
const FIRST_TOUCH = ["pointerdown", "pointermove", "keydown", "scroll"];

/**
 * Runs a function that loads code once, when the visitor first touches the page: pictures and words come
 * before it, and what the touch itself shows.
 */
export function useAtFirstTouch(run: () => unknown): void {
  const load = useEffectEvent(run);
  useEffect(() => {
    const touched = new AbortController();
    const start = () => {
      touched.abort();
      clearTimeout(timer);
      afterPaint(() => load());
    };
    const timer = setTimeout(start, UNTOUCHED_MS);
    const options = { capture: true, passive: true, signal: touched.signal };
    for (const type of FIRST_TOUCH) document.addEventListener(type, start, options);
    return () => {
      touched.abort();
      clearTimeout(timer);
    };
  }, []);
}

import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Milliseconds between two reads, where nothing says that a change is awaited. */
export const REFRESH_MS = 30_000;

/**
 * Keeps an answer of the API fresh, beginning with the page loader's answer. It is read again when the
 * member returns to the page or the network is back, and twice a minute, because other members
 * change it too; `refreshMs` says for which answers more often. While the server cannot be reached, the
 * last answer stays.
 */
export function useFreshAnswer<Answer>(
  initial: Answer,
  load: () => Promise<Answer>,
  refreshMs: (answer: Answer) => number = () => REFRESH_MS,
): { answer: Answer; refresh: () => Promise<void> } {
  const [answer, setAnswer] = useState(initial);
  const lastRead = useRef(0);
  const refresh = async () => {
    lastRead.current += 1;
    const read = lastRead.current;
    const fresh = await load().catch(() => null);
    // The answer of an earlier read is dropped: a later one has begun.
    if (fresh !== null && read === lastRead.current) setAnswer(fresh);
  };
  useOnRefocus(true, () => void refresh());
  const onTick = useEffectEvent(() => void refresh());
  const period = refreshMs(answer);
  useEffect(() => {
    const timer = setInterval(() => onTick(), period);
    return () => clearInterval(timer);
  }, [period]);
  return { answer, refresh };
}

import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const REFRESH_MS = 30_000;

/**
 * Keeps an answer of the API fresh, beginning with the page loader's answer. It is read again when the
 * member returns to the page or the network is back, and twice a minute, because other members
 * change it too. While the server cannot be reached, the last answer stays.
 */
export function useFreshAnswer<Answer>(
  initial: Answer,
  load: () => Promise<Answer>,
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
  useEffect(() => {
    const timer = setInterval(() => onTick(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return { answer, refresh };
}

import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const REFRESH_MS = 30_000;

/**
 * Keeps an answer of the API fresh, beginning with the one of the page's loader: it is read again when
 * the member returns to the page or its network is back, and twice a minute, because other members
 * change it too. While nothing is reached the last answer stays.
 */
export function useFreshAnswer<Answer>(
  initial: Answer,
  load: () => Promise<Answer>,
): { answer: Answer; refresh: () => Promise<void> } {
  const [answer, setAnswer] = useState(initial);
  const reads = useRef(0);
  const refresh = async () => {
    reads.current += 1;
    const read = reads.current;
    const fresh = await load().catch(() => null);
    // A later read has begun, and may know more.
    if (fresh !== null && read === reads.current) setAnswer(fresh);
  };
  useOnRefocus(true, () => void refresh());
  const onTick = useEffectEvent(() => void refresh());
  useEffect(() => {
    const timer = setInterval(() => onTick(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return { answer, refresh };
}

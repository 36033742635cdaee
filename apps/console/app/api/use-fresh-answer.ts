import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { LatestRead } from "./latest-read.ts";

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
  const [reads] = useState(() => new LatestRead());
  const show = (fresh: Answer | null) => {
    if (fresh !== null) setAnswer(fresh);
  };
  const refresh = async () => show(await reads.run(load));
  useOnRefocus(() => void refresh());
  const onTick = useEffectEvent(async () => show(await reads.runIfIdle(load)));
  const period = refreshMs(answer);
  useEffect(() => {
    const timer = setInterval(() => void onTick(), period);
    return () => clearInterval(timer);
  }, [period]);
  return { answer, refresh };
}

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const NowContext = createContext<Date | null>(null);

/**
 * The present, to half a minute. It begins as the server's when the page was made, so that the
 * browser hydrates what the server rendered, and goes on by the visitor's clock from there: how
 * far that clock is off does not matter.
 */
export function NowProvider({ serverNow, children }: { serverNow: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const start = performance.now();
    const begin = Date.parse(serverNow);
    const tick = () => setNow(new Date(begin + performance.now() - start));
    const timer = setInterval(tick, 30_000);
    window.addEventListener("focus", tick);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", tick);
    };
  }, [serverNow]);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error("There is no clock above this component");
  return now;
}

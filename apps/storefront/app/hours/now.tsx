import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const NowContext = createContext<Date | null>(null);

/**
 * The present, to half a minute. It begins as the server's when the page was made, so that the
 * browser hydrates what the server rendered, and goes on by the visitor's clock from there: how
 * far that clock is off does not matter. A page that the server had kept says how old it was; what is
 * fetched anew is of that moment.
 */
export function NowProvider({ serverNow, children }: { serverNow: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(serverNow));
  const [ofThePage] = useState(serverNow);
  useEffect(() => {
    // Not performance.now(): it stands still while the device sleeps.
    const age = serverNow === ofThePage ? pageAge() : 0;
    const skew = Date.parse(serverNow) + age - Date.now();
    const tick = () => setNow(new Date(Date.now() + skew));
    const timer = setInterval(tick, 30_000);
    window.addEventListener("focus", tick);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", tick);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [serverNow, ofThePage]);
  return <NowContext value={now}>{children}</NowContext>;
}

/**
 * How old the page was when it was sent, in milliseconds, as its `server-timing` header says; 0 where
 * the browser does not tell. The server keeps no page for longer than twenty seconds.
 */
function pageAge(): number {
  const [page] = performance.getEntriesByType("navigation");
  const timings = page instanceof PerformanceNavigationTiming ? page.serverTiming : [];
  return timings.find(({ name }) => name === "age")?.duration ?? 0;
}

export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error("There is no clock above this component");
  return now;
}

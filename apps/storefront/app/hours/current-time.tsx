import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { PageClock } from "./page-clock.ts";

/** Fetched only where the clock has jumped. */
const askSkew = () =>
  import("./server-skew.ts").then(
    ({ serverSkew }) => serverSkew(),
    () => null,
  );

const NowContext = createContext<Date | null>(null);

/**
 * Provides the current time, updated every 30 seconds. It starts with the server's time of the
 * rendering, so that the browser hydrates the same text, and then advances by the visitor's clock:
 * a wrong clock does not matter, also one that is set meanwhile. A page from the server's cache says how old it was when it was
 * sent; data that is fetched later is current.
 */
export function NowProvider({ serverNow, children }: { serverNow: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(serverNow));
  const [firstServerNow] = useState(serverNow);
  useEffect(() => {
    const age = serverNow === firstServerNow ? pageAge() : 0;
    const clock = new PageClock(Date.parse(serverNow) + age, askSkew);
    const tick = () => setNow(clock.read(tick));
    const timer = setInterval(tick, 30_000);
    window.addEventListener("focus", tick);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", tick);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [serverNow, firstServerNow]);
  return <NowContext value={now}>{children}</NowContext>;
}

/**
 * Returns the age of the page when it was sent, in milliseconds, from its `server-timing` header; 0
 * where the browser does not expose it. The server caches no page for longer than twenty seconds.
 */
function pageAge(): number {
  const [page] = performance.getEntriesByType("navigation");
  const timings = page instanceof PerformanceNavigationTiming ? page.serverTiming : [];
  return timings.find(({ name }) => name === "age")?.duration ?? 0;
}

/** Returns the current time of `NowProvider`. Throws outside of it; the root renders it. */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error("There is no clock above this component");
  return now;
}

import { listenForReturn } from "@comanda/ui/web/use-on-refocus.ts";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** Milliseconds by which the visitor's clock may depart from the time since the page's start before it has jumped. */
const JUMP_MS = 5_000;

const NowContext = createContext<Date | null>(null);

/**
 * Provides the current time, updated every 30 seconds. It starts with the server's time of the
 * rendering, so that the browser hydrates the same text, and then advances by the visitor's clock:
 * a wrong clock does not matter, also one that is set meanwhile. A page from the server's cache
 * says how old it was when it was sent; data that is fetched later is current.
 */
export function NowProvider({ serverNow, children }: { serverNow: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(serverNow));
  const [firstServerNow] = useState(serverNow);
  useEffect(() => {
    const age = serverNow === firstServerNow ? pageAge() : 0;
    // Not performance.now(): it stands still while the device sleeps.
    let skew = Date.parse(serverNow) + age - Date.now();
    let start = startOfPage();
    const tick = () => {
      const jump = startOfPage() - start;
      // Two answers about one jump may come, as a browser reports a return twice; the clock may have jumped again meanwhile.
      const follow = (next: number) => {
        start = startOfPage();
        skew = next;
        tick();
      };
      // Only a clock that was set goes back. One that jumps ahead was set, or the device has slept: the server knows.
      if (jump < -JUMP_MS) follow(skew - jump);
      if (jump > JUMP_MS)
        import("./skew-by-server.ts")
          .then((module) => module.skewByServer(skew))
          .then(follow)
          // Without an answer the next look finds the same jump.
          .catch(() => undefined);
      setNow(new Date(Date.now() + skew));
    };
    const timer = setInterval(tick, 30_000);
    const stopListening = listenForReturn(tick);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [serverNow, firstServerNow]);
  return <NowContext value={now}>{children}</NowContext>;
}

/** When the page was started, by the visitor's clock as it is now. */
const startOfPage = () => Date.now() - performance.now();

/**
 * Returns the age of the page when it was sent, in milliseconds, from its `server-timing` header; 0
 * where the browser does not expose it. The server caches no page for longer than twenty seconds.
 */
function pageAge(): number {
  const [page] = performance.getEntriesByType(
    "navigation",
  ) as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === "age")?.duration ?? 0;
}

/** Returns the current time of `NowProvider`. Throws outside of it; the root renders it. */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error("There is no clock");
  return now;
}

import { useEffect } from "react";
import type { BoardRuntime } from "../runtime/board-runtime.ts";

/** Makes a board read everything again when the page or its network comes back. */
export function useWakeUps(runtime: BoardRuntime): void {
  useEffect(() => {
    const onView = () => {
      if (document.visibilityState === "visible") runtime.wake({ reconnect: false });
    };
    const onNetwork = () => runtime.wake({ reconnect: true });
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) runtime.wake({ reconnect: true });
    };
    const onOffline = () => runtime.loseNetwork();
    window.addEventListener("focus", onView);
    document.addEventListener("visibilitychange", onView);
    document.addEventListener("resume", onNetwork);
    window.addEventListener("online", onNetwork);
    window.addEventListener("pageshow", onPageShow);
    window.addEventListener("offline", onOffline);
    return () => {
      window.removeEventListener("focus", onView);
      document.removeEventListener("visibilitychange", onView);
      document.removeEventListener("resume", onNetwork);
      window.removeEventListener("online", onNetwork);
      window.removeEventListener("pageshow", onPageShow);
      window.removeEventListener("offline", onOffline);
    };
  }, [runtime]);
}

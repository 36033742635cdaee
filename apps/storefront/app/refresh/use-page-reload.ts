import {
  fetchPageStatus,
  isServerAnswer,
  whenReachable,
} from "@comanda/ui/web/retry-after-offline.ts";
import { useEffect, useState } from "react";

const reload = () => window.location.reload();

/**
 * Reloads the page once the server answers: after `retry` was called and, where `automatic`, by itself.
 * It does not reload before that, because the browser would show its own error page instead.
 */
export function usePageReload(automatic = false) {
  const [offline, setOffline] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const waits = automatic || offline;
  useEffect(() => {
    const onStatus = (status: number) => setOffline(status === 0);
    if (waits) return whenReachable(reload, { onStatus, wasUnreachable: !automatic });
  }, [waits, automatic]);

  const retry = async () => {
    setIsChecking(true);
    const status = await fetchPageStatus();
    // The button stays busy until the document unloads.
    if (isServerAnswer(status)) return reload();
    setOffline(status === 0);
    setIsChecking(false);
  };
  return { offline, isChecking, retry: () => void retry() };
}

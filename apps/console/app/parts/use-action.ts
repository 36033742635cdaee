import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useRef, useState } from "react";
import { type Failure, failureOf } from "../api/failure.ts";

/**
 * Runs one action of a form at a time: a second press while it runs does nothing. A failed call is
 * kept to be shown, and whatever was typed stays. A failure for want of a connection goes when the
 * connection is back.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);
  useClearWhenOnline(failure?.code === "unreachable", () => setFailure(null));
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run };
}

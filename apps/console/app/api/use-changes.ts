import { ApiError } from "@comanda/contract/calls/api-client";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useRef, useState } from "react";
import { type Refusal, refusalOf } from "./refusal.ts";

/** Why a change was not made: `by` was first, or the server did not take it. */
export type ChangeError =
  | { kind: "changed"; by: string | null; isYou: boolean }
  | { kind: Refusal };

/**
 * Makes one change at a time: a press during another change does nothing. `refresh` reads what the
 * page shows again, after a refusal too, and before the change counts as ended: otherwise the next
 * press would be judged against the revision that was just refused. An error for want of a connection goes
 * when the connection is back.
 */
export function useChanges(refresh: () => Promise<void> = async () => undefined) {
  const [error, setError] = useState<ChangeError | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const clearError = () => setError(null);
  useClearWhenOnline(error?.kind === "unreachable", clearError);

  /** Resolves to the answer; null where the change was not made, which `error` explains. */
  const run = async <Answer>(change: () => Promise<Answer>): Promise<Answer | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      const answer = await change();
      await refresh();
      return answer;
    } catch (failure) {
      await refresh();
      setError(toChangeError(failure));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { run, busy, error, clearError };
}

function toChangeError(failure: unknown): ChangeError {
  if (!(failure instanceof ApiError)) return { kind: "refused" };
  const { changed } = failure.problem;
  if (changed) return { kind: "changed", by: changed.by, isYou: changed.by_you === true };
  return { kind: refusalOf(failure) };
}

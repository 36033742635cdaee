import type { Availability } from "@comanda/contract/staff/availability-items";
import { useEffect, useEffectEvent, useState } from "react";
import { counterApi } from "../api/counter-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useFreshAnswer } from "../api/use-fresh-answer.ts";
import type { Change } from "../parts/availability/choice.ts";

/** How long a change can be undone from its message. */
const UNDO_MS = 10_000;

/** So long an order's change may be followed by others before the page reads what is left. */
const ORDER_WAIT_MS = 500;

/** A change that was just made, and the changes that undo it. */
type Done = { text: string; undo: Change[]; until: number };

/** What can be marked, and the changes that the page makes. */
export function useAvailability(companyId: string, initial: Availability, ordersHeard: number) {
  const params = { companyId };
  const { answer, refresh } = useFreshAnswer(initial, () =>
    counterApi("listAvailability", { params }),
  );
  useAfterOrders(ordersHeard, refresh);
  const { run, busy, error, clearError } = useChanges(refresh);
  const [done, setDone] = useState<Done | null>(null);

  /** Whether the changes were made. `text` says what was done; without it there is no undo. */
  const send = async (changes: readonly Change[], text: string | null): Promise<boolean> => {
    const body = { changes: [...changes] };
    const made = await run(() => counterApi("setAvailability", { params, body }));
    if (made === null) return false;
    setDone(text === null ? null : { text, undo: made.undo, until: Date.now() + UNDO_MS });
    return true;
  };

  return {
    availability: answer,
    send,
    busy,
    error,
    clearError,
    done,
    undo: async () => {
      if (!done) return;
      setDone(null);
      await send(done.undo, null);
    },
    clearDone: () => setDone(null),
  };
}

/** Reads again when orders have come or changed: they take stock, and give it back. */
function useAfterOrders(ordersHeard: number, refresh: () => Promise<void>): void {
  const read = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (ordersHeard === 0) return;
    const timer = setTimeout(() => read(), ORDER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [ordersHeard]);
}

export type AvailabilityState = ReturnType<typeof useAvailability>;

import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { counterApi } from "./counter-api.ts";

const REPORT_MS = 30_000;
const BOARD_ID_KEY = "board_id";

/**
 * Reports twice a minute, and whenever it changes, that this board is open and whether it can ring.
 * Returns the health of the company's alerts; null until the first answer.
 */
export function useBoardPresence(companyId: string, sound: "on" | "off"): AlertHealth | null {
  const [health, setHealth] = useState<AlertHealth | null>(null);
  const report = useEffectEvent(async () => {
    const body = { board_id: boardId(), sound };
    const answer = counterApi("reportBoard", { params: { companyId }, body });
    setHealth((await answer.catch(() => null)) ?? health);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these is reported at once
  useEffect(() => {
    void report();
    const timer = setInterval(() => void report(), REPORT_MS);
    return () => clearInterval(timer);
  }, [companyId, sound]);
  return health;
}

let idWithoutStorage: string | null = null;

/** The id of this browser's board, which it keeps. */
function boardId(): string {
  try {
    const known = localStorage.getItem(BOARD_ID_KEY);
    if (known) return known;
    const made = randomKey();
    localStorage.setItem(BOARD_ID_KEY, made);
    return made;
  } catch {
    // Without storage the board is another one after each load, and the earlier one is soon gone.
    idWithoutStorage ??= randomKey();
    return idWithoutStorage;
  }
}

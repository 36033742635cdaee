import type { ServiceType } from "@comanda/domain/company/service-type";
import type { BoardFacts } from "./board-state.ts";

/** A paused order type, or with `type` null the minutes that promises get in addition. */
export type ShownSlowdown =
  | { type: ServiceType; until: string }
  | { type: null; minutes: number; until: string };

/** What slows the restaurant at an instant, in epoch milliseconds: pauses first, then a busy kitchen. */
export function slowdownsAt(
  facts: Pick<BoardFacts, "pauses" | "busy"> | null,
  now: number,
): ShownSlowdown[] {
  if (!facts) return [];
  const pauses = facts.pauses.map(({ service_type: type, until }) => ({ type, until }));
  const busy = facts.busy ? [{ type: null, ...facts.busy }] : [];
  return [...pauses, ...busy].filter(({ until }) => Date.parse(until) > now);
}

/** The minutes that promises get in addition at an instant; 0 while the kitchen is not busy. */
export function busyMinutes(facts: Pick<BoardFacts, "busy"> | null, now: number): number {
  const busy = facts?.busy;
  return busy && Date.parse(busy.until) > now ? busy.minutes : 0;
}

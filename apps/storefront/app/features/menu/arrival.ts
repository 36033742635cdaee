import type { Pause } from "../../shop/ordering.ts";

/** What a visitor is told on opening the menu, each once a visit while it is so (spec §4). */
export type Told =
  | { kind: "later"; note: string }
  | { kind: "closed"; note: string }
  | { kind: "paused"; note: string; pauses: Pause[] };

type Situation = {
  /** Nothing can be ordered here at any time. */
  readOnly: boolean;
  /** Closed now, and when it opens, where it ever does. */
  closed: boolean;
  opensAt: Date | null;
  /** Whether orders for later are taken. */
  later: boolean;
  pauses: readonly Pause[];
  now: Date;
};

/**
 * What is to be told, one after the other: that the company is closed, and whether it takes orders
 * for later; then which ways to order are paused. Who only looks is told neither. `note` names the
 * very state: another opening time or another pause is told anew.
 */
export function arrivalNews({ readOnly, closed, opensAt, later, pauses, now }: Situation): Told[] {
  if (readOnly) return [];
  const news: Told[] = [];
  const opening = opensAt?.getTime() ?? "never";
  if (closed) news.push({ kind: later ? "later" : "closed", note: `closed.${later}.${opening}` });
  const lasting = pauses.filter(({ until }) => until > now);
  if (lasting.length > 0) {
    const note = lasting.map(({ type, until }) => `${type}.${until.getTime()}`).join(".");
    news.push({ kind: "paused", note: `paused.${note}`, pauses: lasting });
  }
  return news;
}

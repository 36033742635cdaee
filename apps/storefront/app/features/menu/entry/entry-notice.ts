import type { PausedServiceType } from "../../../company/company-site.tsx";

/** What one sheet shows a visitor who opens the menu, once a visit while it is so. */
export type EntryNotice = {
  kind: "scheduled_only" | "closed" | "paused";
  pauses: readonly PausedServiceType[];
  /** A note for each state that it shows: another opening time or another pause is shown again. */
  notes: string[];
};

type EntrySituation = {
  /** Nothing can be ordered here at any time. */
  readOnly: boolean;
  /** Closed now, and when it opens, where it ever does. */
  closed: boolean;
  opensAt: Date | null;
  /** Whether orders for later are taken. */
  later: boolean;
  pauses: readonly PausedServiceType[];
  now: Date;
};

/**
 * What there is to show, or null: that the company is closed, and whether it takes orders for later;
 * which ways to order are paused, beside that where orders for later are taken (decision 14). A closed
 * company that takes no orders shows its hours alone: what is paused changes nothing then. A read-only
 * menu shows nothing. `isNew` says whether a note has not been shown in this visit, and notes it.
 */
export function entryNotice(
  { readOnly, closed, opensAt, later, pauses, now }: EntrySituation,
  isNew: (note: string) => boolean,
): EntryNotice | null {
  if (readOnly) return null;
  const opening = opensAt?.getTime() ?? "never";
  const closing = closed ? `closed.${later}.${opening}` : null;
  const lasting = pauses.filter(({ until }) => until > now);
  const tellsPauses = lasting.length > 0 && (!closed || later);
  const paused = lasting.map(({ type, until }) => `${type}.${until.getTime()}`).join(".");
  const pausing = tellsPauses ? `paused.${paused}` : null;

  const notes = [closing, pausing].filter((note) => note !== null && isNew(note)) as string[];
  if (notes.length === 0) return null;
  const closedKind = later ? "scheduled_only" : "closed";
  const kind = closing && notes.includes(closing) ? closedKind : "paused";
  return { kind, notes, pauses: pausing && notes.includes(pausing) ? lasting : [] };
}

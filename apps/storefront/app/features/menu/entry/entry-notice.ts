import type { PausedServiceType } from "../../../company/company-site.tsx";

/** The notice for a visitor who opens the menu, shown once a visit for each state. */
export type EntryNotice = {
  kind: "scheduled_only" | "closed" | "paused";
  pauses: readonly PausedServiceType[];
  /** A key for each state that the notice shows: a changed opening time or pause is shown again. */
  stateKeys: string[];
};

type EntrySituation = {
  /** Nothing can be ordered on this menu at any time. */
  readOnly: boolean;
  closed: boolean;
  /** When it opens; null if it never does, or is open. */
  opensAt: Date | null;
  /** Whether orders for later are taken. */
  later: boolean;
  pauses: readonly PausedServiceType[];
  now: Date;
};

/**
 * Returns the notice to show, or null (decision 14). A closed company says whether it takes orders for
 * later. An open one, and a closed one that takes orders for later, says which ways to order are
 * paused. A closed read-only menu shows the hours, and an open one nothing. `isNew` returns whether a key
 * was not shown in this visit yet, and stores it as shown.
 */
export function entryNotice(
  { readOnly, closed, opensAt, later: takesLater, pauses, now }: EntrySituation,
  isNew: (key: string) => boolean,
): EntryNotice | null {
  const later = takesLater && !readOnly;
  const opening = opensAt?.getTime() ?? "never";
  const closedKey = closed ? `closed.${later}.${opening}` : null;
  const activePauses = pauses.filter(({ until }) => until > now);
  const showsPauses = activePauses.length > 0 && !readOnly && (!closed || later);
  const paused = activePauses.map(({ type, until }) => `${type}.${until.getTime()}`).join(".");
  const pausedKey = showsPauses ? `paused.${paused}` : null;

  const stateKeys = [closedKey, pausedKey].filter((key) => key !== null && isNew(key)) as string[];
  if (stateKeys.length === 0) return null;
  const closedKind = later ? "scheduled_only" : "closed";
  const kind = closedKey && stateKeys.includes(closedKey) ? closedKind : "paused";
  return {
    kind,
    stateKeys,
    pauses: pausedKey && stateKeys.includes(pausedKey) ? activePauses : [],
  };
}

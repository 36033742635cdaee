/** What a host has answered: `timeline` counts the promotions of its data; null for one that is read-only. */
export type DatabaseHostState = { url: string; timeline: number | null; fault?: string };

export type Writable = { url: string; timeline: number };

/**
 * Returns the host that may be written to: of those that are writable, the one that was promoted last. A
 * host whose timeline is older than `known` is a former primary that has come back, and is refused.
 */
export function choosePrimary(
  states: readonly DatabaseHostState[],
  known: number,
): Writable | null {
  const [best] = states
    .flatMap(({ url, timeline }) => (timeline === null ? [] : [{ url, timeline }]))
    .filter(({ timeline }) => timeline >= known)
    .toSorted((a, b) => b.timeline - a.timeline);
  return best ?? null;
}

/** The writable hosts that are not the primary: nothing may be written to them. */
export function otherWritable(
  states: readonly DatabaseHostState[],
  chosen: Writable | null,
): string[] {
  return states
    .filter(({ url, timeline }) => timeline !== null && url !== chosen?.url)
    .map(({ url }) => url);
}

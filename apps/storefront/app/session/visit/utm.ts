export type Utm = { utm_source: string | null; utm_campaign: string | null };

/** The most characters that an order takes of each. */
const MAX_LENGTH = 200;

const nothing: Utm = { utm_source: null, utm_campaign: null };

/** Where the browser lets nothing be stored, the page itself remembers. */
const remembered = new Map<string, Utm>();

const name = (companyId: string) => `comanda.utm.${companyId}`;

/**
 * Keeps for the visit what the address says of where the visitor came from (spec §2, Query
 * parameters read on entry). An address that says nothing changes nothing.
 */
export function saveUtm(companyId: string, search: string): void {
  const query = new URLSearchParams(search);
  const utm: Utm = {
    utm_source: clean(query.get("utm_source")),
    utm_campaign: clean(query.get("utm_campaign")),
  };
  if (!utm.utm_source && !utm.utm_campaign) return;
  remembered.set(companyId, utm);
  try {
    sessionStorage.setItem(name(companyId), JSON.stringify(utm));
  } catch {
    // Then the visit's first page must not be left by a reload: its address still says it.
  }
}

/** What `rememberUtm` has kept for the visit; what is attached to an order. */
export function readUtm(companyId: string): Utm {
  return stored(companyId) ?? remembered.get(companyId) ?? nothing;
}

function stored(companyId: string): Utm | null {
  try {
    const kept: Partial<Record<keyof Utm, unknown>> | null = JSON.parse(
      sessionStorage.getItem(name(companyId)) ?? "null",
    );
    return kept && { utm_source: clean(kept.utm_source), utm_campaign: clean(kept.utm_campaign) };
  } catch {
    return null;
  }
}

/**
 * Whatever somebody wrote into a link must not keep an order from being taken: no characters that
 * are none.
 */
function clean(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.slice(0, MAX_LENGTH).replace(/\p{C}/gu, "");
  return text.trim() || null;
}

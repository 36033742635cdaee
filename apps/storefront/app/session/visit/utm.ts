export type Utm = { utm_source: string | null; utm_campaign: string | null };

/** The most characters that an order accepts in each field. */
const MAX_LENGTH = 200;

const emptyUtm: Utm = { utm_source: null, utm_campaign: null };

/** The values of this page, used where the browser refuses to store them. */
const inMemory = new Map<string, Utm>();

const name = (companyId: string) => `comanda.utm.${companyId}`;

/**
 * Keeps the UTM parameters of the URL for the visit (conformance 2.17). A URL without
 * UTM parameters changes nothing.
 */
export function saveUtm(companyId: string, search: string): void {
  const query = new URLSearchParams(search);
  const utm: Utm = {
    utm_source: clean(query.get("utm_source")),
    utm_campaign: clean(query.get("utm_campaign")),
  };
  if (!utm.utm_source && !utm.utm_campaign) return;
  inMemory.set(companyId, utm);
  try {
    sessionStorage.setItem(name(companyId), JSON.stringify(utm));
  } catch {
    // Storage is blocked: the values last as long as the page, and a reload reads the URL
    // again.
  }
}

/** The values that `saveUtm` kept for this visit. They are sent with the order. */
export function readUtm(companyId: string): Utm {
  return stored(companyId) ?? inMemory.get(companyId) ?? emptyUtm;
}

function stored(companyId: string): Utm | null {
  try {
    const storedUtm: Partial<Record<keyof Utm, unknown>> | null = JSON.parse(
      sessionStorage.getItem(name(companyId)) ?? "null",
    );
    return (
      storedUtm && {
        utm_source: clean(storedUtm.utm_source),
        utm_campaign: clean(storedUtm.utm_campaign),
      }
    );
  } catch {
    return null;
  }
}

/**
 * Shortens the value and removes control characters, so that no link can make the API refuse the
 * order.
 */
function clean(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.slice(0, MAX_LENGTH).replace(/\p{C}/gu, "");
  return text.trim() || null;
}

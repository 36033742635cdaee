export type Utm = { utm_source: string | null; utm_campaign: string | null };

/** The most characters that an order accepts in each field. */
const MAX_LENGTH = 200;

/** The values of this page, used where the browser refuses to store them. */
export const unsavedUtm = new Map<string, Utm>();

/** The name under which the browser keeps the UTM parameters of a visit. */
export const utmName = (companyId: string) => `comanda.utm.${companyId}`;

/**
 * Keeps the UTM parameters of the URL for the visit (conformance 2.17). A URL without
 * UTM parameters changes nothing.
 */
export function saveUtm(companyId: string, search: string): void {
  const query = new URLSearchParams(search);
  const utm: Utm = {
    utm_source: cleanUtm(query.get("utm_source")),
    utm_campaign: cleanUtm(query.get("utm_campaign")),
  };
  if (!utm.utm_source && !utm.utm_campaign) return;
  unsavedUtm.set(companyId, utm);
  try {
    sessionStorage.setItem(utmName(companyId), JSON.stringify(utm));
  } catch {
    // Storage is blocked: the values last as long as the page, and a reload reads the URL
    // again.
  }
}

/**
 * Shortens the value and removes control characters, so that no link can make the API refuse the
 * order.
 */
export function cleanUtm(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.slice(0, MAX_LENGTH).replace(/\p{C}/gu, "");
  return text.trim() || null;
}

/**
 * Spec §3, Cookies, saved addresses: which of the client's addresses were ordered to, the last first,
 * for a year, at the company's own host. Their ids and no more: a cookie goes with every request, and
 * where somebody lives is told only to who holds the client's own cookie.
 */
const NAME = "comanda_addresses";
const MAX_AGE = 31_536_000;
/** More are in the client's record; this is only to find the usual one. */
const MAX_SAVED = 5;

export function saveAddress(addressId: string): void {
  const ids = [addressId, ...savedAddresses(document.cookie).filter((id) => id !== addressId)];
  const kept = ids.slice(0, MAX_SAVED).map(escaped).join("~");
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${kept}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}

/** The ids that a `Cookie` text names, the address ordered to last first. */
export function savedAddresses(cookies: string): string[] {
  const found = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`, "u").exec(cookies)?.[1] ?? "";
  try {
    return found.split("~").map(decodeURIComponent).filter(Boolean);
  } catch {
    return [];
  }
}

function escaped(id: string): string {
  return encodeURIComponent(id).replaceAll("~", "%7E");
}

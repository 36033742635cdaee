/** Spec §3, Cookies: the client's name, for a year, at the company's own host and nowhere else. */
const NAME = "comanda_client_name";
const MAX_AGE = 31_536_000;

export function saveClientName(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${encodeURIComponent(name)}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}

/** The name that a `Cookie` text holds; empty when there is none, or what is there is no name. */
export function clientName(cookies: string): string {
  const found = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`, "u").exec(cookies)?.[1] ?? "";
  try {
    return decodeURIComponent(found).trim();
  } catch {
    return "";
  }
}

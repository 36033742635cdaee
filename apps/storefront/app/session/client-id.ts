/** The one thing kept of who ordered (spec §3, Local storage); without the visitor's cookie it opens nothing. */
const name = (companyId: string) => `comanda.client.${companyId}`;

export function savedClientId(companyId: string): string | null {
  return localStorage.getItem(name(companyId));
}

export function saveClientId(companyId: string, clientId: string): void {
  localStorage.setItem(name(companyId), clientId);
}

export function forgetClientId(companyId: string): void {
  localStorage.removeItem(name(companyId));
}

import { serializeCookie } from "./cookie-text.ts";

/** Sets a cookie in this browser. On an HTTPS page it is sent over HTTPS only. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = serializeCookie(name, value) + secure;
}

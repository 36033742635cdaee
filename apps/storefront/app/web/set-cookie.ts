import { serializeCookie } from "./cookie-text.ts";

/** Keeps a cookie in this browser. Set over HTTPS, it never travels otherwise. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = serializeCookie(name, value) + secure;
}

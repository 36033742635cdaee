import { parseWebUrl } from "./web-url.ts";

const schemes = ["http:", "https:", "tel:", "mailto:"];

/**
 * Returns the URL in a restaurant's setting where it is safe to link to, else null. Only web, mail
 * and phone links pass, so that no setting can run a script in the page. `example.com/menu` without
 * a scheme gets `https`.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  const named = /^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d/iu.test(text);
  const address = named ? text : `https://${text}`;
  const url = parseWebUrl(address);
  if (!url) return null;
  const { protocol, hostname, href } = url;
  if (!schemes.includes(protocol)) return null;
  if (!named && !hostname.includes(".")) return null;
  return href;
}

/**
 * Returns the WhatsApp chat with a phone number (conformance 2.32), without the zeros with which people dial
 * its calling code; null where it has no digits.
 */
export function whatsappUrl(phone: string | null | undefined, text = ""): string | null {
  const digits = phone?.replace(/\D/gu, "").replace(/^00/u, "") ?? "";
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}` : null;
}

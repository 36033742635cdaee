import type { NotificationFault } from "./payment-provider.ts";

/** The size limit; Stripe's largest events are some tens of kilobytes. */
export const MAX_NOTIFICATION_BYTES = 256 * 1024;

/**
 * Returns the text of a notification, byte for byte. Refuses text that is not UTF-8 or begins with
 * a byte order mark, which a decoder would remove: the signature would not match.
 */
export function notificationText(
  body: Uint8Array,
): { text: string } | { fault: NotificationFault } {
  if (body.byteLength > MAX_NOTIFICATION_BYTES) return { fault: "too_large" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body) };
  } catch {
    return { fault: "not_text" };
  }
}

/** Returns the parsed JSON of a text; undefined when it is not JSON. */
export function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

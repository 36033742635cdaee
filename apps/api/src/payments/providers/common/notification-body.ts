import type { NotificationFault } from "./payment-provider.ts";

/** Stripe's largest events are some tens of kilobytes. */
export const MAX_NOTIFICATION_BYTES = 256 * 1024;

/**
 * The text of a notification, byte for byte: what is not UTF-8, or begins with a mark that a
 * decoder would swallow, is not what was signed.
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

/** What a text is as JSON; undefined for what is none. */
export function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

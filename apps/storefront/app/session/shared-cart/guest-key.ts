import { randomKey } from "@comanda/ui/web/random-key.ts";
import { browserStorage } from "../storage/browser-storage.ts";

const nameOf = (companyId: string): string => `comanda.guest-key.${companyId}`;

/**
 * Returns the key with which this browser asks to become a guest of a shared cart. It stays the same until an answer
 * has come, also after a reload and when the link is opened in another tab, so that a lost answer leaves no second
 * guest. It is random: the token of the link is known to all guests.
 */
export function readGuestKey(companyId: string): string {
  const stored = browserStorage.getItem(nameOf(companyId));
  if (stored && /^[\da-f]{32}$/u.test(stored)) return stored;
  const key = randomKey();
  browserStorage.setItem(nameOf(companyId), key);
  return key;
}

/** Forgets the key: an answer has come, and the device cookie with it. */
export function forgetGuestKey(companyId: string): void {
  browserStorage.removeItem(nameOf(companyId));
}

export type SandboxCard = { number: string; expiry: string; cvc: string };

export type CardOutcome = "paid" | "failed" | "pending";

/** The only numbers that the sandbox accepts, so that it never gets a real card. */
export const TEST_CARDS: Record<string, CardOutcome> = {
  "4242424242424242": "paid",
  "4000000000000002": "failed",
  // Stays pending until someone settles or refuses it.
  "4000000000000259": "pending",
};

/** Returns the outcome of a payment with the card; null when it is no test card, or has expired. */
export function cardOutcome({ number, expiry, cvc }: SandboxCard, now: Date): CardOutcome | null {
  const digits = number.replaceAll(/[\s-]/gu, "");
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/u.exec(expiry.trim()) ?? [];
  if (month === "" || !/^\d{3,4}$/u.test(cvc)) return null;
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  if (firstDayAfter <= now.getTime()) return null;
  return Object.hasOwn(TEST_CARDS, digits) ? (TEST_CARDS[digits] ?? null) : null;
}

import { toLatinDigits } from "@comanda/domain/text/digits";

/** What the customer has typed of a test card. */
export type TypedCard = { number: string; expiry: string; cvc: string };
export type CardField = keyof TypedCard;

/** Formats digits in groups of four, as they stand on a card. */
export function formatCardNumber(typed: string): string {
  const digits = toLatinDigits(typed).replace(/\D/gu, "").slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/gu, "$1 ");
}

/**
 * Formats an expiry date: `1234` and `12 / 34` become `12/34`, and `5/` becomes `05/`. The slash
 * can be deleted again.
 */
export function formatCardExpiry(typed: string): string {
  const plain = toLatinDigits(typed);
  const whole = /^\d\s*\//u.test(plain) ? `0${plain}` : plain;
  const digits = whole.replace(/\D/gu, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Returns the fields that are not filled in. The server decides whether it accepts the card. */
export function invalidCardFields({ number, expiry, cvc }: TypedCard): CardField[] {
  return [
    ...(number.replace(/\D/gu, "").length < 12 ? ["number" as const] : []),
    ...(/^(0[1-9]|1[0-2])\/\d\d$/u.test(expiry) ? [] : ["expiry" as const]),
    ...(/^\d{3,4}$/u.test(cvc) ? [] : ["cvc" as const]),
  ];
}

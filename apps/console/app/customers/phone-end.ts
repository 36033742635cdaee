/** How many digits a member types to confirm that it is the right person. */
const CONFIRMED_DIGITS = 4;

/** The last digits of a phone, `5678`. */
export function phoneEnd(phone: string): string {
  return phone.replace(/\D/gu, "").slice(-CONFIRMED_DIGITS);
}

/** PINs that people choose most, besides rows and repetitions of digits. */
const COMMON: ReadonlySet<string> = new Set(["2580", "0852", "1004", "1379", "147258", "159753"]);

/**
 * Whether a PIN is easily guessed: one digit or a pair of digits repeated, a row upwards or
 * downwards (9 is followed by 0), or one of the most common choices.
 */
export function isWeakPin(pin: string): boolean {
  if (COMMON.has(pin) || /^(\d{1,3})\1+$/u.test(pin)) return true;
  return [1, 9].some((step) => hasStep(pin, step));
}

function hasStep(pin: string, step: number): boolean {
  const digits = [...pin].map(Number);
  return digits.every((digit, at) => {
    const previous = digits[at - 1];
    return previous === undefined || digit === (previous + step) % 10;
  });
}

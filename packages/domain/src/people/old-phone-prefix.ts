/** Prefixes of ten-digit numbers in Mexico until 2020; contacts and WhatsApp still contain them. */
const OLD_MEXICAN_PREFIX = /^(?:1|01|044|045)(?=\d{10}$)/u;

/** Removes a prefix that the country with this calling code no longer uses. */
export function stripOldPhonePrefix(digits: string, callingCode: string): string {
  return callingCode === "52" ? digits.replace(OLD_MEXICAN_PREFIX, "") : digits;
}

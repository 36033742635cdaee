import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored phone number in the groups of its country; one of no known country as it is stored. */
export const groupedPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;

import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored phone number in the groups of its country; one of no known country as it is stored. */
export const formatPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;

import { internationalPhone } from "@comanda/domain/people/phone-number";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A stored number with its code, in the groups of its country: `+52 55 1234 5678`. */
export function groupPhone(callingCode: string, number: string): string {
  const phone = internationalPhone(callingCode, number);
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

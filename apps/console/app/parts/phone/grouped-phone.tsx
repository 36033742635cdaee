import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored phone number in the groups of its country; one of no known country as it is stored. */
export function GroupedPhone({ stored }: { stored: string }) {
  const number = parsePhoneNumberFromString(stored);
  return (
    <bdi dir="ltr" className="inline-block max-w-full">
      {number?.formatInternational() ?? stored}
    </bdi>
  );
}

import { formatPhone } from "./format-phone.ts";

/** A stored phone number in the groups of its country. */
export function GroupedPhone({ stored }: { stored: string }) {
  return formatPhone(stored);
}

import { differingFields, mergeValues } from "../saving/section-value.ts";

/**
 * Returns the draft after the settings were stored: as they are stored, with the fields that were typed in since the
 * draft was sent. Null where nothing was.
 */
export function withTypedSince<Draft extends { revision: number }>(
  sent: Draft,
  now: Draft | null,
  stored: Draft,
): Draft | null {
  if (now === null) return null;
  const typed = differingFields(sent, now);
  return typed.length > 0 ? (mergeValues(now, stored, typed) as Draft) : null;
}

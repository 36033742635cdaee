import type { FieldTexts } from "./field.tsx";

/**
 * Returns the counter of a field with at most `max` characters; none while nothing is typed: below an empty field it
 * says nothing that helps.
 */
export function fieldCount(written: number, max: number): FieldTexts["count"] {
  return written > 0 ? { written, max } : undefined;
}

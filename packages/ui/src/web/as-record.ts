/**
 * Returns the fields of a value that is not trusted, such as a stored one; empty where it is no object.
 */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * A value that an entry of the audit log changed; null for no value. `field` is its path, such as
 * `lead_minutes.TABLE`.
 */
export type ChangedField = { field: string; from: unknown; to: unknown };

/** Returns the values that differ between before and after a change. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, fresh] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: fresh.get(field) ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

/** The name that an entry gives to what was changed; null where it has none. */
export function changedName(before: unknown, after: unknown): string | null {
  const name = valuesOf(after).get("name") ?? valuesOf(before).get("name");
  return typeof name === "string" ? name : null;
}

/** The values of a record by their paths; a list is one value. */
function valuesOf(value: unknown, path = ""): Map<string, unknown> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object" || Array.isArray(value)) return new Map([[path || "value", value]]);
  return new Map(
    Object.entries(value).flatMap(([name, each]) => [
      ...valuesOf(each, path ? `${path}.${name}` : name),
    ]),
  );
}

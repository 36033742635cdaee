/** A field that an entry of the audit log changed, with both values as text; null for no value. */
export type ChangedField = { field: string; from: string | null; to: string | null };

/** Returns the fields that differ between the values before and after a change. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: fresh.get(field) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object" || Array.isArray(value)) return new Map([["value", text(value)]]);
  return new Map(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([field, each]) => [field, text(each)]),
  );
}

function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

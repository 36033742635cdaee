/** The properties of a valibot schema that name its fields. */
type AnySchema = {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  pipe?: readonly AnySchema[];
};

/** Returns the paths of all fields of a schema; those of a list's items have `*`: `coupons.*.code`. */
export function fieldPaths(schema: unknown, path = ""): string[] {
  const { entries, item, wrapped, pipe } = schema as AnySchema;
  const inner = wrapped ?? pipe?.[0];
  if (entries)
    return Object.entries(entries).flatMap(([key, field]) =>
      fieldPaths(field, path === "" ? key : `${path}.${key}`),
    );
  // A pipe has the fields of its first schema too.
  if (item) return isObject(item) ? fieldPaths(item, `${path}.*`) : [path];
  return inner ? fieldPaths(inner, path) : [path];
}

function isObject({ entries, wrapped, pipe }: AnySchema): boolean {
  if (entries) return true;
  const inner = wrapped ?? pipe?.[0];
  return inner ? isObject(inner) : false;
}

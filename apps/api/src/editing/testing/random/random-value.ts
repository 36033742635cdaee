/** The properties of a valibot schema that say what its values are. */
type AnySchema = {
  type?: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  pipe?: readonly (AnySchema & { requirement?: unknown })[];
  options?: readonly unknown[];
};

/** Where random values come from; `texts` has those of fields that not every text fits. */
export type ValueSource = {
  random: () => number;
  /** A text for a field by its path: `coupons.1.code`; undefined where any text fits. */
  textFor(path: string): string | null | undefined;
  anyText(): string;
};

/** Makes a value that a schema allows, also with absent and null parts; undefined means absent. */
export function randomValue(schema: unknown, path: string, source: ValueSource): unknown {
  const { entries, item, wrapped } = schema as AnySchema;
  const { random } = source;
  if (wrapped) {
    const draw = random();
    if (draw >= 0.15) return randomValue(wrapped, path, source);
    return draw < 0.08 ? undefined : null;
  }
  if (entries) {
    const made = Object.entries(entries).map(
      ([key, field]) => [key, randomValue(field, `${path}.${key}`, source)] as const,
    );
    return Object.fromEntries(made.filter(([, value]) => value !== undefined));
  }
  if (!item) return randomScalar(schema as AnySchema, path, source);
  return Array.from({ length: Math.floor(random() * 4) }, (_, at) =>
    randomValue(item, `${path}.${at}`, source),
  );
}

function randomScalar({ type, pipe, options }: AnySchema, path: string, source: ValueSource) {
  const { random, anyText, textFor } = source;
  const one = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  if (type === "picklist") return one(options ?? []);
  if (type === "union") return randomValue(one(options ?? []), path, source);
  if (type === "boolean") return random() < 0.5;
  if (type === "number") return randomNumber(pipe ?? [], random);
  if (type === "record") return { note: anyText() };
  const text = textFor(path);
  return text === undefined ? anyText() : text;
}

/** In cents, within the limits of the schema and in most cases small. */
function randomNumber(pipe: readonly AnySchema[], random: () => number): number {
  const limit = (type: string) =>
    pipe.find((each) => each.type === type) as { requirement: number } | undefined;
  const lowest = limit("min_value")?.requirement ?? 0;
  const highest = Math.min(limit("max_value")?.requirement ?? 100, lowest + 180, 100);
  const number = lowest + random() * (highest - lowest);
  return limit("integer") ? Math.round(number) : Math.round(number * 100) / 100;
}

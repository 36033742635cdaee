import * as v from "valibot";

/** A whole number within bounds, as a text of the environment. */
export function boundedNumber(least: number, most: number, defaultValue: number) {
  const range = `must be a number from ${least} to ${most}`;
  const schema = v.pipe(
    v.string(),
    v.regex(/^\d+$/u, range),
    v.transform(Number),
    v.minValue(least, range),
    v.maxValue(most, range),
  );
  return v.optional(schema, String(defaultValue));
}

/** Returns a value of JSON with each of its values changed. */
export function mapValues(
  value: unknown,
  change: (value: unknown, name: string) => unknown,
): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value), (name, each) => change(each, name));
}

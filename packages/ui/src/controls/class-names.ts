/** Joins class names and leaves out empty values: `classNames("a", on && "b")`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

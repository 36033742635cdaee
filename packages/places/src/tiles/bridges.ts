import { distance, type Point } from "../gazetteer/plane.ts";
import type { NamedLine } from "./street-names.ts";

/**
 * Lines over the gaps between others of the same name that are at most `gap` wide: a street that
 * goes on in the next district is two streets of the address file.
 */
export function bridgesBetween<L extends NamedLine>(lines: readonly L[], gap: number): L[] {
  const byName = Map.groupBy(lines, ({ name }) => name);
  return [...byName.values()].flatMap((same) =>
    same.flatMap((line, at) => same.slice(at + 1).flatMap((other) => bridge(line, other, gap))),
  );
}

function bridge<L extends NamedLine>(line: L, other: L, gap: number): L[] {
  const [nearest] = endsOf(line)
    .flatMap((one) => endsOf(other).map((end): [Point, Point] => [one, end]))
    .sort((a, b) => distance(...a) - distance(...b));
  return nearest && distance(...nearest) <= gap ? [{ ...line, line: nearest }] : [];
}

const endsOf = ({ line }: NamedLine): Point[] => [line[0], line.at(-1)].filter((end) => !!end);

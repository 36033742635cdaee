import { distance, type Point } from "../geometry/plane.ts";
import type { NamedLine } from "./street-name-placement.ts";

/** Bridges from one end of a line: where many lines of a name meet, two connect them. */
const MOST_OF_END = 2;
/**
 * Line ends per cell that are compared. Hundreds of streets "without a name" can end in one cell.
 */
const MOST_OF_CELL = 8;
/** Lines that are compared; a tile has a few lines for each street of a town. */
const MOST_LINES = 4_000;

type End = { at: Point; line: number };

/**
 * Finds lines that close gaps of at most `gap` between lines of one name: a street that goes on in
 * the next district is two streets in the address file. Only ends in neighbouring cells are
 * compared, so that the work grows with the lines and not with their pairs.
 */
export function findBridges<L extends NamedLine>(lines: readonly L[], gap: number): L[] {
  const byName = Map.groupBy(lines.slice(0, MOST_LINES), ({ name }) => name);
  return [...byName.values()].flatMap((same) => (same.length > 1 ? bridgesOf(same, gap) : []));
}

function bridgesOf<L extends NamedLine>(same: readonly L[], gap: number): L[] {
  const ends = same.flatMap((one, line) => endsOf(one).map((at): End => ({ at, line })));
  const cells = Map.groupBy(ends, ({ at }) => cellOf(at, gap));
  const joined = new Set<number>();
  return ends
    .flatMap((end) => shortestGapsFrom(end, cells, gap))
    .sort((one, other) => one.long - other.long)
    .filter(({ from, to }) => {
      const pair = from.line * same.length + to.line;
      return !joined.has(pair) && joined.add(pair);
    })
    .flatMap(({ from, to }): L[] => {
      const first = same[from.line];
      return first ? [{ ...first, line: [from.at, to.at] }] : [];
    });
}

type Cells = ReadonlyMap<number, readonly End[]>;

/**
 * The shortest gaps from an end of a line to ends of other lines; each pair once, from the earlier
 * line.
 */
function shortestGapsFrom(end: End, cells: Cells, gap: number) {
  return [-gap, 0, gap]
    .flatMap((dx) => [-gap, 0, gap].map((dy) => ({ x: end.at.x + dx, y: end.at.y + dy })))
    .flatMap((beside) => cells.get(cellOf(beside, gap))?.slice(0, MOST_OF_CELL) ?? [])
    .map((other) => {
      const [from, to] = end.line < other.line ? [end, other] : [other, end];
      return { from, to, long: distance(from.at, to.at) };
    })
    .filter(({ from, to, long }) => from.line !== to.line && long <= gap)
    .sort((one, other) => one.long - other.long)
    .slice(0, MOST_OF_END);
}

/** One number per cell: no zoom has more than this many cells from north to south. */
const cellOf = ({ x, y }: Point, gap: number) =>
  Math.floor(x / gap) * 2 ** 26 + Math.floor(y / gap);

const endsOf = ({ line }: NamedLine): Point[] => [line[0], line.at(-1)].filter((end) => !!end);

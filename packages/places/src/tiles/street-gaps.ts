import { distance, type Point } from "../geometry/plane.ts";
import type { NamedLine } from "./street-name-placement.ts";

/** The most gaps that are closed from one end: where many lines of a name meet, two connect them. */
const MAX_GAPS_OF_END = 2;
/**
 * The most line ends of a cell that are compared. Hundreds of streets "without a name" can end in one cell.
 */
const MAX_ENDS_OF_CELL = 8;
/** The most lines that are compared; a tile has a few lines for each street of a town. */
const MAX_LINES = 4_000;

type End = { at: Point; line: number };

/**
 * Returns the lines that close gaps of at most `gap` between lines of one name: a street that goes on in
 * the next district is two streets in the address file. Only ends in neighbouring cells are
 * compared, so that the work grows with the lines and not with their pairs.
 */
export function closeStreetGaps<L extends NamedLine>(lines: readonly L[], gap: number): L[] {
  const byName = Map.groupBy(lines.slice(0, MAX_LINES), ({ name }) => name);
  return [...byName.values()].flatMap((linesOfName) =>
    linesOfName.length > 1 ? closingLines(linesOfName, gap) : [],
  );
}

function closingLines<L extends NamedLine>(linesOfName: readonly L[], gap: number): L[] {
  const ends = linesOfName.flatMap((one, line) => endsOf(one).map((at): End => ({ at, line })));
  const cells = Map.groupBy(ends, ({ at }) => cellOf(at, gap));
  const pairs = new Set<number>();
  return ends
    .flatMap((end) => shortestGapsFrom(end, cells, gap))
    .sort((one, other) => one.meters - other.meters)
    .filter(({ from, to }) => {
      const pair = from.line * linesOfName.length + to.line;
      return !pairs.has(pair) && pairs.add(pair);
    })
    .flatMap(({ from, to }): L[] => {
      const first = linesOfName[from.line];
      return first ? [{ ...first, line: [from.at, to.at] }] : [];
    });
}

type Cells = ReadonlyMap<number, readonly End[]>;

/**
 * Returns the shortest gaps from an end of a line to ends of other lines; each pair once, from the
 * earlier line.
 */
function shortestGapsFrom(end: End, cells: Cells, gap: number) {
  return [-gap, 0, gap]
    .flatMap((dx) => [-gap, 0, gap].map((dy) => ({ x: end.at.x + dx, y: end.at.y + dy })))
    .flatMap((beside) => cells.get(cellOf(beside, gap))?.slice(0, MAX_ENDS_OF_CELL) ?? [])
    .map((other) => {
      const [from, to] = end.line < other.line ? [end, other] : [other, end];
      return { from, to, meters: distance(from.at, to.at) };
    })
    .filter(({ from, to, meters }) => from.line !== to.line && meters <= gap)
    .sort((one, other) => one.meters - other.meters)
    .slice(0, MAX_GAPS_OF_END);
}

/** Returns one number per cell: no zoom has more than this many cells from north to south. */
const cellOf = ({ x, y }: Point, gap: number) =>
  Math.floor(x / gap) * 2 ** 26 + Math.floor(y / gap);

const endsOf = ({ line }: NamedLine): Point[] => [line[0], line.at(-1)].filter((end) => !!end);

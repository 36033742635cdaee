/** Thrown for a file with more cells than any menu. */
export class TooManyCells extends Error {}

/** More than a page can hold: a tiny file can name a cell far to the right, and all cells before it then exist. */
const MAX_CELLS = 2_000_000;
/** Far more than the sheets of a menu have; a ZIP file of some kilobytes can unpack to it. */
const MAX_UNPACKED_BYTES = 100_000_000;

/** As many as Excel has. Finding out what each column is takes longer with every column. */
export const MAX_COLUMNS = 16_384;

/** More filled lines would block the page for long, and the server takes at most 5000 dishes at once. */
export const MAX_LINES = 20_000;
/** More than `MAX_LINES`, because a menu may have empty rows between its dishes. */
export const MAX_ROWS = 100_000;
/** In characters, as many as Excel takes. A longer cell is a sign of a quote that does not end. */
const MAX_CHARACTERS = 32_767;

/** Whether a row has more cells than a table may have columns. */
export const isTooWide = (cells: readonly string[]): boolean => cells.length > MAX_COLUMNS;
/** Whether a cell has more characters than Excel takes. */
export const isLong = (cell: string): boolean => cell.length > MAX_CHARACTERS;

/** Adds to the cells of a file; throws `TooManyCells` when they are more than a page can hold. */
export type CellBudget = (cells: number) => void;

/** Returns a budget for the cells of all sheets of one file. */
export function openCellBudget(): CellBudget {
  let taken = 0;
  return (cells) => {
    taken += cells;
    if (taken > MAX_CELLS) throw new TooManyCells();
  };
}

/** Throws `TooManyCells` where the parts of a ZIP file unpack to more bytes than a menu has. */
export async function checkUnpackedSize(bytes: Uint8Array): Promise<void> {
  const { unzipSync } = await import("fflate");
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Pictures stay packed.
        if (/\.(?:xml|rels)$/u.test(name)) unpacked += originalSize;
        return false;
      },
    });
  } catch {
    return; // Its reader says what is wrong with it.
  }
  if (unpacked > MAX_UNPACKED_BYTES) throw new TooManyCells();
}

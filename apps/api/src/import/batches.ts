/**
 * A statement with this many rows keeps the embedded database's thread for some milliseconds. More than
 * 2,000 would be too many: one statement takes at most 65,535 parameters, and a row has up to 30 columns.
 */
const BATCH = 250;

/** Returns the rows in their order, in lists of as many as one statement writes. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}

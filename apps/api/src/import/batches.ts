/** One statement takes at most 65,535 parameters, and no row has more than 30 columns. */
const BATCH = 2000;

/** Returns the rows in their order, in lists of as many as one statement can take. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}

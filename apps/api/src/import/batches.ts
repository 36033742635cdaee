/** One statement takes 65,535 parameters at most; no row has more than 30 columns. */
const BATCH = 2000;

/** The rows in their order, as many at a time as one statement can take. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}

/** A place in the log of a Postgres (LSN): what was committed before it is smaller. */
export type WalPosition = bigint;

/** Reads the text of a `pg_lsn`, such as `16/B374D848`. */
export function parseWalPosition(text: string): WalPosition {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

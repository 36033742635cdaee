import type { ColumnType } from "kysely";

/**
 * A JSON document: read as parsed, written as text (`json` keeps the order of keys, `jsonb` does
 * not).
 */
export type Json<T = unknown> = ColumnType<T, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Created = ColumnType<Date, Date | string | undefined, never>;
/** Null when omitted. */
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

import * as v from "valibot";

/** The first entry of an archive: a file without it is no backup. */
export const HEADER_ENTRY = "comanda-backup.json";
/** The last entry: an archive without it is not whole. */
export const MANIFEST_ENTRY = "manifest.json";
/** Rises when a reader of an earlier form could not read the archive. */
export const FORMAT = 1;

export const HeaderSchema = v.object({ format: v.number() });

const TableSchema = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
});

export const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** The version of Comanda that wrote the backup. */
  comanda: v.string(),
  /** The instant that the backup shows, ISO 8601. */
  created_at: v.string(),
  database: v.picklist(["embedded", "postgres"]),
  /** The names of the migrations that made the schema, in order. */
  migrations: v.array(v.string()),
  tables: v.array(TableSchema),
  sequences: v.array(v.object({ name: v.string(), value: v.string(), is_called: v.boolean() })),
  /** Every other entry of the archive. */
  entries: v.array(v.object({ name: v.string(), size: v.number(), sha256: v.string() })),
});

export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type ManifestEntry = Manifest["entries"][number];
/** A table of the database with its number of rows. */
export type BackedUpTable = Manifest["tables"][number];

/** Rows stand in entries `tables/<table>/<number>.jsonl`, one JSON array of texts per row. */
export function rowsEntry(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, "0")}.jsonl`;
}

/** Returns the table of an entry with rows; null for other entries. */
export function tableOfEntry(name: string): string | null {
  return /^tables\/([^/]+)\/\d+\.jsonl$/u.exec(name)?.[1] ?? null;
}

/** Files of the data folder stand in entries `files/<path>`. */
export const FILES_PREFIX = "files/";

/** Whether an entry is a picture as people see it, of which each has several sizes. */
export const isPictureEntry = ({ name }: { name: string }): boolean =>
  name.startsWith(`${FILES_PREFIX}media/`);
/** Returns whether an entry is a picture as it was uploaded, from which the sizes on the pages are made. */
export const isOriginalEntry = ({ name }: { name: string }): boolean =>
  name.startsWith(`${FILES_PREFIX}originals/`);

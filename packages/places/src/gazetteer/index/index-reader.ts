import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import { failureReason } from "../../remote/fetch-json.ts";
import { AddressFileError } from "./address-file-error.ts";
import { indexFilePath, openIndexReadOnly, sqliteErrorCode } from "./index-file.ts";
import { STREETS_PER_SOURCE } from "./index-schema.ts";
import { type AddressSource, readAddressSources } from "./sources.ts";

/**
 * A source with the facts about its streets that every search needs, in arrays by street number.
 */
export type LoadedSource = AddressSource & {
  latitudes: Float32Array;
  longitudes: Float32Array;
  nameWeights: Float32Array;
};

export type OpenIndex = { db: DatabaseSync; sources: LoadedSource[] };

export type IndexReader = {
  /** The current index; null while there is none that can be read. Never throws. */
  current(): OpenIndex | null;
  /** Logs an error of a query; stops using the index when the file is the cause. */
  reportFailure(error: unknown): void;
  close(): void;
};

/** Milliseconds after which a changed index is noticed. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Reads the index of a data folder, and opens it again after each change. An index that cannot be
 * read is logged once and tried again when the file changes.
 */
export function createIndexReader(dataDir: string, log: Pick<Logger, "error"> | null): IndexReader {
  let open: OpenIndex | null = null;
  let seen = "";
  let looked = Number.NEGATIVE_INFINITY;
  const close = () => {
    open?.db.close();
    open = null;
  };
  const reportFailure = (error: unknown) => {
    const isFile = error instanceof AddressFileError || sqliteErrorCode(error) > 0;
    // SQLite's messages are about the file; other messages might contain an address.
    const reason = isFile ? (error as Error).message : failureReason(error);
    log?.error({ reason }, "The address file could not be read");
    if (isFile) close();
  };
  return {
    current() {
      const now = performance.now();
      if (now - looked < CHECK_INTERVAL_MS) return open;
      looked = now;
      const identity = identityOf(indexFilePath(dataDir));
      if (identity === seen) return open;
      close();
      seen = identity;
      try {
        open = openIndex(dataDir);
      } catch (error) {
        reportFailure(error);
      }
      return open;
    },
    reportFailure,
    close,
  };
}

function identityOf(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : "";
  } catch (error) {
    return failureReason(error);
  }
}

function openIndex(dataDir: string): OpenIndex | null {
  const db = openIndexReadOnly(dataDir);
  if (!db) return null;
  try {
    db.exec("pragma cache_size = -16000");
    return { db, sources: readAddressSources(db).map((source) => loadSource(db, source)) };
  } catch (error) {
    db.close();
    throw error;
  }
}

function loadSource(db: DatabaseSync, source: AddressSource): LoadedSource {
  const latitudes = new Float32Array(source.streets);
  const longitudes = new Float32Array(source.streets);
  const nameWeights = new Float32Array(source.streets);
  const rows = db
    .prepare(
      "select id, latitude, longitude, name_weight from streets where id between ? and ? order by id",
    )
    .iterate(source.id * STREETS_PER_SOURCE, (source.id + 1) * STREETS_PER_SOURCE - 1);
  for (const { id, latitude, longitude, name_weight } of rows) {
    const number = Number(id) - source.id * STREETS_PER_SOURCE;
    latitudes[number] = Number(latitude);
    longitudes[number] = Number(longitude);
    nameWeights[number] = Number(name_weight);
  }
  return { ...source, latitudes, longitudes, nameWeights };
}

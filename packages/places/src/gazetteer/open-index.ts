import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { indexFile, openToRead, STREETS } from "./index-file.ts";
import { readSources, type Source } from "./sources.ts";

/** A source with what of its streets is asked for all the time, by their numbers in it. */
export type OpenSource = Source & {
  latitudes: Float32Array;
  longitudes: Float32Array;
  nameWeights: Float32Array;
};

export type OpenIndex = { db: DatabaseSync; sources: OpenSource[] };

export type IndexReader = {
  /** The index as it is now; null while there is none. */
  current(): OpenIndex | null;
  close(): void;
};

/** How long a change may go unseen. */
const LOOK_MS = 1_000;

/** Reads the index of a data folder, and after each change the new one. */
export function readIndex(dataDir: string): IndexReader {
  let open: OpenIndex | null = null;
  let seen = "";
  let looked = Number.NEGATIVE_INFINITY;
  const close = () => {
    open?.db.close();
    open = null;
  };
  return {
    current() {
      const now = performance.now();
      if (now - looked < LOOK_MS) return open;
      looked = now;
      const identity = identityOf(indexFile(dataDir));
      if (identity === seen) return open;
      close();
      const db = openToRead(dataDir);
      open = db && openIndex(db);
      seen = identity;
      return open;
    },
    close,
  };
}

function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : "";
}

function openIndex(db: DatabaseSync): OpenIndex {
  db.exec("pragma cache_size = -16000");
  return { db, sources: readSources(db).map((source) => openSource(db, source)) };
}

function openSource(db: DatabaseSync, source: Source): OpenSource {
  const latitudes = new Float32Array(source.streets);
  const longitudes = new Float32Array(source.streets);
  const nameWeights = new Float32Array(source.streets);
  const rows = db
    .prepare(
      "select id, latitude, longitude, name_weight from streets where id between ? and ? order by id",
    )
    .iterate(source.id * STREETS, (source.id + 1) * STREETS - 1);
  for (const { id, latitude, longitude, name_weight } of rows) {
    const number = Number(id) - source.id * STREETS;
    latitudes[number] = Number(latitude);
    longitudes[number] = Number(longitude);
    nameWeights[number] = Number(name_weight);
  }
  return { ...source, latitudes, longitudes, nameWeights };
}

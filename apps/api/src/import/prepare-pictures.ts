import { availableParallelism } from "node:os";
import type { Fault } from "@comanda/contract/errors";
import { loadPicture, type PictureOrigin } from "../pictures/load-picture.ts";
import { mapLimited } from "../pictures/map-limited.ts";
import { type PictureUse, treatments } from "../pictures/picture-use.ts";
import type { Rendered } from "../pictures/render.ts";
import type { Picture } from "../pictures/store-picture.ts";
import type { PictureReference } from "./pictures-of.ts";
import type { PictureRow } from "./rows.ts";

/** Told as a long import goes on: `done` of `total` pictures. */
export type Progress = (done: number, total: number) => void;

/** What is done with a picture; its value is the stored file's name, null when none is stored. */
export type PictureWork = (picture: Picture) => Promise<Rendered<string | null>>;

/** `rows` are the pictures that were stored. */
type Outcome = { rows: PictureRow[]; faults: Fault[] };

/**
 * Loads each picture once and gives it to `work`, as many at a time as there are processors. A
 * picture that cannot be had is a fault at every place that names it. A background that is named
 * in several sizes is made in the largest.
 */
export async function preparePictures(
  references: readonly PictureReference[],
  origin: PictureOrigin,
  work: PictureWork,
  onProgress?: Progress,
): Promise<Outcome & { count: number }> {
  const pictures = [...Map.groupBy(references, keyOf).values()];
  let done = 0;
  const outcomes = await mapLimited(pictures, availableParallelism(), async (places) => {
    const outcome = await prepare(places, origin, work);
    done += 1;
    onProgress?.(done, pictures.length);
    return outcome;
  });
  return {
    rows: outcomes.flatMap(({ rows }) => rows),
    faults: outcomes.flatMap(({ faults }) => faults),
    count: pictures.length,
  };
}

function keyOf({ source, use }: PictureReference): string {
  return `${treatments[use].kind} ${source}`;
}

async function prepare(
  places: readonly PictureReference[],
  origin: PictureOrigin,
  work: PictureWork,
): Promise<Outcome> {
  const [picture] = places.toSorted((a, b) => largest(b.use) - largest(a.use));
  if (!picture) return { rows: [], faults: [] };
  const { source, use } = picture;
  const loaded = await loadPicture(origin, source);
  const made = loaded.ok ? await work({ source, use, bytes: loaded.bytes }) : loaded;
  if (!made.ok) {
    return { rows: [], faults: places.map(({ path }) => ({ path, message: made.message })) };
  }
  const { kind } = treatments[use];
  return { rows: made.value === null ? [] : [{ kind, source, file: made.value }], faults: [] };
}

function largest(use: PictureUse): number {
  return Math.max(...treatments[use].outputs.map(({ edge }) => edge));
}

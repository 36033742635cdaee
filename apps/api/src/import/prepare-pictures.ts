import { availableParallelism } from "node:os";
import type { Fault } from "@comanda/contract/calls/problems";
import { loadPicture, type PictureOrigin } from "../pictures/load-picture.ts";
import { type PictureUse, pictureTreatments } from "../pictures/picture-use.ts";
import type { RenderResult } from "../pictures/render-picture.ts";
import type { SourcePicture } from "../pictures/store-picture.ts";
import { mapWithConcurrency } from "../shared/map-with-concurrency.ts";
import type { PictureRow } from "./company-rows.ts";
import type { PictureReference } from "./document/picture-references.ts";

/** Told as a long import goes on: `done` of `total` pictures. */
export type ImportProgress = (done: number, total: number) => void;

/** What is done with a picture; its value is the stored file's name, null when none is stored. */
export type PictureStep = (picture: SourcePicture) => Promise<RenderResult<string | null>>;

/** `rows` are the pictures that were stored. */
type PreparedPictures = { rows: PictureRow[]; faults: Fault[] };

/**
 * Loads each picture once and gives it to `work`, as many at a time as there are processors. A
 * picture that cannot be had is a fault at every place that names it. A background that is named
 * in several sizes is made in the largest.
 */
export async function preparePictures(
  references: readonly PictureReference[],
  origin: PictureOrigin,
  work: PictureStep,
  onProgress?: ImportProgress,
): Promise<PreparedPictures & { count: number }> {
  const pictures = [...Map.groupBy(references, keyOf).values()];
  let done = 0;
  const outcomes = await mapWithConcurrency(pictures, availableParallelism(), async (places) => {
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
  return `${pictureTreatments[use].kind} ${source}`;
}

async function prepare(
  places: readonly PictureReference[],
  origin: PictureOrigin,
  work: PictureStep,
): Promise<PreparedPictures> {
  const [picture] = places.toSorted((a, b) => largest(b.use) - largest(a.use));
  if (!picture) return { rows: [], faults: [] };
  const { source, use } = picture;
  const loaded = await loadPicture(origin, source);
  const made = loaded.ok ? await work({ source, use, bytes: loaded.bytes }) : loaded;
  if (!made.ok) {
    return { rows: [], faults: places.map(({ path }) => ({ path, message: made.message })) };
  }
  const { kind } = pictureTreatments[use];
  return { rows: made.value === null ? [] : [{ kind, source, file: made.value }], faults: [] };
}

function largest(use: PictureUse): number {
  return Math.max(...pictureTreatments[use].outputs.map(({ edge }) => edge));
}

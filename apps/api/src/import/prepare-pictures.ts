import { availableParallelism } from "node:os";
import type { Fault } from "@comanda/contract/calls/problems";
import { loadPicture, type PictureOrigin } from "../pictures/load-picture.ts";
import { type PictureUse, pictureTreatments } from "../pictures/picture-sizes.ts";
import type { RenderResult } from "../pictures/render-picture.ts";
import type { SourcePicture } from "../pictures/store-picture.ts";
import type { PictureRow } from "./company-rows.ts";
import type { PictureReference } from "./document/picture-references.ts";

/** Called while a long import runs: `done` of `total` pictures. */
export type ImportProgress = (done: number, total: number) => void;

/** Processes a picture; the result is the stored file's name, or null when nothing is stored. */
export type PictureStep = (picture: SourcePicture) => Promise<RenderResult<string | null>>;

/** `rows` are the stored pictures. */
type PreparedPictures = { rows: PictureRow[]; faults: Fault[] };

/**
 * Loads each picture once and passes it to `work`, as many at a time as there are processors. A
 * picture that cannot be loaded is a fault at every place that names it. A background that is named
 * in several sizes is rendered in the largest.
 */
export async function preparePictures(
  references: readonly PictureReference[],
  origin: PictureOrigin,
  work: PictureStep,
  onProgress?: ImportProgress,
): Promise<PreparedPictures & { count: number }> {
  const pictures = [...Map.groupBy(references, keyOf).values()];
  let done = 0;
  const results = await mapWithConcurrency(pictures, availableParallelism(), async (places) => {
    const result = await prepare(places, origin, work);
    done += 1;
    onProgress?.(done, pictures.length);
    return result;
  });
  return {
    rows: results.flatMap(({ rows }) => rows),
    faults: results.flatMap(({ faults }) => faults),
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

/** Runs `work` for each item, at most `limit` at a time; results keep the items' order. */
async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { listStoredPictures, type StoredPicture } from "./pictures.store.ts";
import type { RenderResult } from "./render-picture.ts";
import { makeMissingPictureFiles, originalPicture, pictureFiles } from "./store-picture.ts";

type MissingSizesDeps = {
  db: Kysely<Database>;
  pictures: FileStore;
  log: Pick<Logger, "info" | "warn">;
  /** Stops it after the current picture. */
  signal: AbortSignal;
};

/** Uses of pictures whose sizes have become more, and the folder below which the newer ones are. */
const NEWER_SIZES = {
  logo: "media/companies/logos/icons/",
  product: "media/companies/products/images/400/",
} as const;

type Use = keyof typeof NEWER_SIZES;

/**
 * Renders missing sizes: app icons of logos, and the pictures of products for
 * the cards of a phone, which pages already link. Runs in the background, one picture after the other, and
 * rests after each for as long as it took; a failure is logged.
 */
export async function makeMissingSizes(deps: MissingSizesDeps): Promise<void> {
  for (const use of ["logo", "product"] as const) await makeSizesOf(use, deps);
}

async function makeSizesOf(use: Use, { db, pictures, log, signal }: MissingSizesDeps) {
  const stored = await listStoredPictures(db, use);
  if (stored.length === 0) return;
  const whole = await listWholeFiles(pictures, NEWER_SIZES[use], signal);
  const isWhole = ({ file }: StoredPicture) =>
    newerFiles(file, use).every((name) => whole.has(name));
  const failures: string[] = [];
  let made = 0;
  for (const picture of stored) {
    if (signal.aborted) return;
    if (isWhole(picture)) continue;
    const began = performance.now();
    const done = await makeMissingFiles(pictures, picture, use);
    if (done.ok) made += 1;
    else failures.push(`of ${picture.company_id}: ${done.message}`);
    // Guests' requests come first.
    await pause(performance.now() - began, undefined, { signal }).catch(() => undefined);
  }
  if (made > 0) log.info(`Made further sizes of ${made} pictures (${use})`);
  if (failures.length > 0)
    log.warn(
      `${failures.length} pictures (${use}) lack sizes, import them again; the first is ${failures[0]}`,
    );
}

function newerFiles(file: string, use: Use): string[] {
  return pictureFiles(file, use).filter((name) => name.startsWith(NEWER_SIZES[use]));
}

/** One list in place of a question for each file: a bucket answers slowly. */
async function listWholeFiles(
  pictures: FileStore,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const { name, size } of pictures.list(folder)) {
    if (signal.aborted) break;
    if (size > 0) names.add(name);
  }
  return names;
}

async function makeMissingFiles(
  pictures: FileStore,
  { company_id, file, source }: StoredPicture,
  use: Use,
): Promise<RenderResult<null>> {
  const original = originalPicture(company_id, file, source);
  try {
    const bytes = await pictures.read(original);
    if (!bytes) return { ok: false, message: `${original} is lost` };
    return await makeMissingPictureFiles(pictures, file, use, bytes);
  } catch (error) {
    // The disk is full, or the bucket does not answer.
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { listLogos } from "./logos.store.ts";
import type { RenderResult } from "./render-picture.ts";
import { makeMissingPictureFiles, originalPicture, pictureFiles } from "./store-picture.ts";

type MissingIconsDeps = {
  db: Kysely<Database>;
  pictures: FileStore;
  log: Pick<Logger, "info" | "warn">;
  /** Stops it after the current logo. */
  signal: AbortSignal;
};

const LOGOS = "media/companies/logos/";

/**
 * Renders missing files of logos: the app icons of companies that an earlier version imported
 * without them, which pages already link. Runs in the background, one logo after the other; a
 * failure is logged.
 */
export async function makeMissingIcons(deps: MissingIconsDeps): Promise<void> {
  const { db, pictures, log, signal } = deps;
  const logos = await listLogos(db);
  if (logos.length === 0) return;
  const whole = await listWholeLogoFiles(pictures, signal);
  let made = 0;
  for (const { company_id, source, file } of logos) {
    if (signal.aborted) return;
    if (pictureFiles(file, "logo").every((name) => whole.has(name))) continue;
    const original = originalPicture(company_id, file, source);
    const done = await makeMissingFiles(pictures, file, original);
    if (done.ok) made += 1;
    else log.warn(`The logo of ${company_id} has no icons, import it again: ${done.message}`);
  }
  if (made > 0) log.info(`Made the icons of ${made} logos`);
}

/** One list in place of a question for each file: a bucket answers slowly. */
async function listWholeLogoFiles(
  pictures: FileStore,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const { name, size } of pictures.list(LOGOS)) {
    if (signal.aborted) break;
    if (size > 0) names.add(name);
  }
  return names;
}

async function makeMissingFiles(
  pictures: FileStore,
  name: string,
  original: string,
): Promise<RenderResult<null>> {
  try {
    const bytes = await pictures.read(original);
    if (!bytes) return { ok: false, message: `${original} is lost` };
    return await makeMissingPictureFiles(pictures, name, "logo", bytes);
  } catch (error) {
    // The disk is full, or the bucket does not answer.
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

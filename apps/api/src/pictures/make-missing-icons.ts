import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema/database.ts";
import { listLogos } from "./logos.store.ts";
import { pictureTreatments } from "./picture-sizes.ts";
import type { RenderResult } from "./render-picture.ts";
import { isWholeFile, makeMissingPictureFiles, originalPicturePath } from "./store-picture.ts";

type MissingIconsDeps = {
  db: Kysely<Database>;
  dataDir: string;
  log: Pick<Logger, "info" | "warn">;
  /** Stops it after the current logo. */
  signal: AbortSignal;
};

/**
 * Renders missing files of logos: the app icons of companies that an earlier version imported
 * without them, which pages already link. Runs in the background, one logo after the other; a
 * failure is logged.
 */
export async function makeMissingIcons(deps: MissingIconsDeps): Promise<void> {
  const { db, dataDir, log, signal } = deps;
  let made = 0;
  for (const { company_id, source, file } of await listLogos(db)) {
    if (signal.aborted) return;
    if (await hasAllFiles(dataDir, file)) continue;
    const done = await makeMissingFiles(
      dataDir,
      file,
      originalPicturePath(dataDir, company_id, file, source),
    );
    if (done.ok) made += 1;
    else log.warn(`The logo of ${company_id} has no icons, import it again: ${done.message}`);
  }
  if (made > 0) log.info(`Made the icons of ${made} logos`);
}

async function hasAllFiles(dataDir: string, name: string): Promise<boolean> {
  const { fallback, outputs } = pictureTreatments.logo;
  for (const { folder, fit } of outputs) {
    const isIcon = fit === "icon" || fit === "maskable";
    const file = name.replace(/webp$/u, isIcon ? "png" : fallback);
    if (!(await isWholeFile(join(dataDir, "media", folder, file)))) return false;
  }
  return true;
}

async function makeMissingFiles(
  dataDir: string,
  name: string,
  original: string,
): Promise<RenderResult<null>> {
  try {
    return await makeMissingPictureFiles(dataDir, name, "logo", await readFile(original));
  } catch (error) {
    // The original is lost, or the disk is full.
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

import { DAY_MS } from "@comanda/domain/time/durations";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import type { FileStore } from "../../files/file-store.ts";
import { type PictureUse, pictureTreatments } from "../../pictures/picture-sizes.ts";
import { originalPicture, pictureFiles } from "../../pictures/store-picture.ts";
import { deleteUnusedPictures, findSameOriginal, lockPictureFile } from "./uploads.store.ts";

/** As long as the audit log has a change, the picture that it replaced can be brought back by taking it back. */
const REPLACED_YEARS = 2;

/**
 * Deletes uploaded pictures that nothing has used for a day, and pictures that were replaced so long ago that no
 * change can bring them back, with their files unless another picture has the same.
 */
export async function purgeUnusedPictures({
  db,
  clock,
  pictures,
}: Pick<Deps, "db" | "clock"> & { pictures: FileStore }): Promise<void> {
  const now = clock();
  const replacedBefore = new Date(now);
  replacedBefore.setUTCFullYear(now.getUTCFullYear() - REPLACED_YEARS);
  const unusedBefore = new Date(now.getTime() - DAY_MS);
  const unused = await deleteUnusedPictures(db, { unusedBefore, replacedBefore });
  for (const { company_id, kind, source, file } of unused) {
    await transact(db, async (trx) => {
      await lockPictureFile(trx, file);
      const others = await findSameOriginal(trx, file);
      const isUsed = others.some((other) => other.kind === kind && other.file === file);
      const names = isUsed ? [] : usesOf(kind, file).flatMap((use) => pictureFiles(file, use));
      if (!others.some((other) => other.company_id === company_id))
        names.push(originalPicture(company_id, file, source));
      // All at once: a bucket answers slowly, and the lock is held meanwhile.
      await Promise.all(names.map(pictures.remove));
    });
  }
}

/** The use that a stored picture was rendered for, by its kind and the end of its name. */
function usesOf(kind: string, file: string): PictureUse[] {
  return (Object.keys(pictureTreatments) as PictureUse[]).filter((use) => {
    const treatment = pictureTreatments[use];
    return treatment.kind === kind && file.endsWith(`${treatment.suffix}.webp`);
  });
}

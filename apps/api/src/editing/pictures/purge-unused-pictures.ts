import { DAY_MS } from "@comanda/domain/time/durations";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import type { FileStore } from "../../files/file-store.ts";
import { type PictureUse, pictureTreatments } from "../../pictures/picture-sizes.ts";
import { originalPicture, pictureFiles } from "../../pictures/store-picture.ts";
import { deleteUnusedUploads, findSameOriginal, lockPictureFile } from "./uploads.store.ts";

/**
 * Deletes uploaded pictures that nothing has used for a day, with their files unless another
 * picture has the same.
 */
export async function purgeUnusedPictures({
  db,
  clock,
  pictures,
}: Pick<Deps, "db" | "clock"> & { pictures: FileStore }): Promise<void> {
  const unused = await deleteUnusedUploads(db, new Date(clock().getTime() - DAY_MS));
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

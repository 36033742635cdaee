import { rm } from "node:fs/promises";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import { originalPicturePath, pictureFiles } from "../../pictures/store-picture.ts";
import { deleteUnusedUploads, findUsersOfFile, lockPictureFile } from "./uploads.store.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes uploaded pictures that no product has used for a day, with their files unless another
 * company has the same picture.
 */
export async function purgeUnusedPictures({
  db,
  clock,
  dataDir,
}: Pick<Deps, "db" | "clock"> & { dataDir: string }): Promise<void> {
  const unused = await deleteUnusedUploads(db, new Date(clock().getTime() - DAY_MS));
  for (const { company_id, source, file } of unused) {
    await transact(db, async (trx) => {
      await lockPictureFile(trx, file);
      const users = await findUsersOfFile(trx, file);
      const files = users.size === 0 ? pictureFiles(dataDir, file, "product") : [];
      if (!users.has(company_id))
        files.push(originalPicturePath(dataDir, company_id, file, source));
      for (const path of files) await rm(path, { force: true });
    });
  }
}

import { findImportTime } from "../../companies/companies.store.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import type { FileStore } from "../../files/file-store.ts";
import { rasterFormat } from "../../pictures/is-raster-picture.ts";
import { type PictureUse, pictureTreatments } from "../../pictures/picture-sizes.ts";
import { makeMissingPictureFiles, storePicture } from "../../pictures/store-picture.ts";
import { Refusal } from "../../shared/refusal.ts";
import { UploadQueue } from "./upload-queue.ts";
import { lockPictureFile, noteUpload, sumUploadedBytes } from "./uploads.store.ts";

export type UploadContext = Pick<Deps, "db" | "clock"> & {
  /** Null: this server stores no pictures. */
  pictures: FileStore | null;
  /** How many bytes of originals a company may upload; null for any number. */
  pictureQuota: number | null;
};

/** `source` is the name for the import file, `url` the stored file's name. */
export type UploadedPicture = { source: string; url: string };

/** The ending of the original's name, by the format of the bytes, whatever type was sent. */
const endings: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
};

const queue = new UploadQueue();

/**
 * Stores a picture for a use as an import does (decision 7), under a name of its own content.
 * Uploads run one after the other, of each company in turn, because a large decoded picture takes much memory. 422
 * `invalid_picture` for what is not a JPEG, PNG, WebP or AVIF picture, `too_many_pixels`; 409 `pictures_full` where the
 * company's uploads would have more bytes than it may store (decision 7); 404 `company_not_found`.
 */
export function uploadPicture(
  context: UploadContext,
  companyId: string,
  file: Blob,
  use: PictureUse,
): Promise<UploadedPicture | Refusal> {
  return queue.run(companyId, () => store(context, companyId, file, use));
}

async function store(
  { db, clock, pictures, pictureQuota }: UploadContext,
  companyId: string,
  file: Blob,
  use: PictureUse,
): Promise<UploadedPicture | Refusal> {
  if (pictures === null) return new Refusal("not_implemented");
  if (!(await findImportTime(db, companyId))) return new Refusal("company_not_found");
  if (pictureQuota !== null && (await sumUploadedBytes(db, companyId)) + file.size > pictureQuota)
    return new Refusal("pictures_full");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = endings[rasterFormat(bytes) ?? ""];
  if (ending === undefined) return invalidPicture("is not a JPEG, PNG, WebP or AVIF picture");
  // The source and the stored file have the same name; only the source has the ending of the
  // original.
  const made = await storePicture(pictures, companyId, {
    source: `upload.${ending}`,
    use,
    bytes,
  });
  if (!made.ok) return invalidPicture(made.message, made.hasTooManyPixels && "too_many_pixels");
  const name = made.value;
  const source = `pictures/${name.replace(/\.webp$/u, "")}.${ending}`;
  await transact(db, async (trx) => {
    await lockPictureFile(trx, name);
    // A purge may have deleted the files since, because nothing named them yet.
    await makeMissingPictureFiles(pictures, name, use, bytes);
    const { kind } = pictureTreatments[use];
    const upload = { company_id: companyId, kind, source, file: name, bytes: bytes.length };
    await noteUpload(trx, upload, clock());
  });
  return { source, url: name };
}

function invalidPicture(message: string, code: "too_many_pixels" | false = false): Refusal {
  return new Refusal(code || "invalid_picture", { errors: [{ path: "", message }] });
}

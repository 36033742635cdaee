import type { PictureSource } from "@comanda/ui/controls/picture.tsx";
import { externalPictureUrl, isFetchablePicture } from "@comanda/ui/web/external-picture-url.ts";
import type { CompanySite } from "../company/company-site.tsx";

/** A product's folder has one for each width (conformance 7.41). */
const PRODUCTS = "companies/products/images";

/**
 * The folders below the storage base, and the format for browsers without webp (conformance 7.40 to
 * 7.42).
 */
const PICTURE_FOLDERS = {
  product: [`${PRODUCTS}/800`, "jpg"],
  logo: ["companies/logos", "png"],
  logoThumbnail: ["companies/logos/thumbnails", "png"],
  background: ["companies/backgrounds", "jpg"],
  backgroundThumbnail: ["companies/backgrounds/thumbnails", "jpg"],
} as const;

type PictureKind = keyof typeof PICTURE_FOLDERS;

/** Where a site's pictures are, and in which sizes. */
export type PictureStorage = Pick<CompanySite, "storageUrl" | "ownPictures">;

/**
 * Returns the source of a picture by its name in the API. A file name is a file below the storage base,
 * in all its sizes; a URL or a path is used as it is, in one size. Null where a browser can fetch
 * no picture by the name.
 */
export function pictureSource(
  storage: PictureStorage,
  kind: PictureKind,
  name: string | null | undefined,
): PictureSource | null {
  if (!(name && isFetchablePicture(name))) return null;
  const src = externalPictureUrl(name) ?? (name.startsWith("/") ? name : null);
  return src ? { src, fallback: null } : fileSource(storage, kind, name);
}

function fileSource(
  { storageUrl, ownPictures }: PictureStorage,
  kind: PictureKind,
  name: string,
): PictureSource {
  const [folder, fallback] = PICTURE_FOLDERS[kind];
  // Another backend may name the file with its folder, which follows from the kind here.
  const bare = name.startsWith("companies/") ? name.slice(name.lastIndexOf("/") + 1) : name;
  const file = encodeURIComponent(bare.toWellFormed());
  const src = `${storageUrl}/${folder}/${file}`;
  return {
    src,
    ...(kind === "product" && sizesOf(`${storageUrl}/${PRODUCTS}`, file, ownPictures)),
    fallback: src.replace(/\.webp$/iu, `.${fallback}`),
  };
}

/**
 * Returns a product's picture in the widths of conformance 9.31, and in the one between that only this
 * server renders (decision 7). The smaller ones are the placeholders of the largest.
 */
function sizesOf(folder: string, file: string, hasMedium: boolean) {
  const widths = hasMedium ? [150, 400, 800] : [150, 800];
  const at = (width: number) => `${folder}/${width}/${file}`;
  return {
    small: at(150),
    medium: hasMedium ? at(400) : null,
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", "),
  };
}

import type { PictureSource } from "@comanda/ui/controls/picture.tsx";
import { externalPictureUrl, isFetchablePicture } from "@comanda/ui/web/external-picture-url.ts";

/**
 * The folders below the storage base, and the format for browsers without webp (conformance 7.40 to
 * 7.42).
 */
const PICTURE_FOLDERS = {
  product: {
    path: "companies/products/images/800",
    small: "companies/products/images/150",
    fallback: "jpg",
  },
  logo: { path: "companies/logos", small: null, fallback: "png" },
  logoThumbnail: { path: "companies/logos/thumbnails", small: null, fallback: "png" },
  background: { path: "companies/backgrounds", small: null, fallback: "jpg" },
  backgroundThumbnail: { path: "companies/backgrounds/thumbnails", small: null, fallback: "jpg" },
} as const;

/**
 * Returns the source of a picture by its name in the API. A file name is a file below the storage base,
 * in all its sizes; a URL or a path is used as it is, in one size. Null where a browser can fetch
 * no picture by the name.
 */
export function pictureSource(
  storageUrl: string,
  kind: keyof typeof PICTURE_FOLDERS,
  name: string | null | undefined,
): PictureSource | null {
  if (!(name && isFetchablePicture(name))) return null;
  const src = externalPictureUrl(name) ?? (name.startsWith("/") ? name : null);
  return src ? { src, fallback: null } : fileSource(storageUrl, kind, name);
}

function fileSource(
  storageUrl: string,
  kind: keyof typeof PICTURE_FOLDERS,
  name: string,
): PictureSource {
  const { path, small, fallback } = PICTURE_FOLDERS[kind];
  // Another backend may name the file with its folder, which follows from the kind here.
  const bare = name.startsWith("companies/") ? name.slice(name.lastIndexOf("/") + 1) : name;
  const file = encodeURIComponent(bare.toWellFormed());
  const src = `${storageUrl}/${path}/${file}`;
  return {
    src,
    ...(small && responsiveSource(`${storageUrl}/${small}/${file}`, src)),
    fallback: src.replace(/\.webp$/iu, `.${fallback}`),
  };
}

/**
 * Returns the widths of conformance 9.31. The small picture is also the placeholder of the large one.
 */
function responsiveSource(small: string, large: string) {
  return { small, srcSet: `${small} 150w, ${large} 800w` };
}

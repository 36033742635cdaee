import type { PictureSource } from "../ui/picture.tsx";
import { isFetchablePicture, pictureAddress } from "../web/picture-address.ts";

/** Where the pictures of spec §7 stand below the storage base, with the fallback for those without webp. */
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
 * A picture as the API names it: a file name stands below the storage base in its sizes; an address
 * or path is taken as it is, in the one size there is. Null when there is none that can be fetched.
 */
export function pictureSource(
  storageUrl: string,
  kind: keyof typeof PICTURE_FOLDERS,
  name: string | null | undefined,
): PictureSource | null {
  if (!(name && isFetchablePicture(name))) return null;
  const src = pictureAddress(name) ?? (name.startsWith("/") ? name : null);
  return src ? { src, fallback: null } : fileSource(storageUrl, kind, name);
}

function fileSource(
  storageUrl: string,
  kind: keyof typeof PICTURE_FOLDERS,
  name: string,
): PictureSource {
  const { path, small, fallback } = PICTURE_FOLDERS[kind];
  const file = encodeURIComponent(name.toWellFormed());
  const src = `${storageUrl}/${path}/${file}`;
  return {
    src,
    ...(small && responsiveSource(`${storageUrl}/${small}/${file}`, src)),
    fallback: src.replace(/\.webp$/iu, `.${fallback}`),
  };
}

/** The widths of spec §9; the small one is also what stands in for the other. */
function responsiveSource(small: string, large: string) {
  return { small, srcSet: `${small} 150w, ${large} 800w` };
}

import type { PictureSource } from "../ui/picture.tsx";

/** Where the pictures of spec §7 stand below the storage base, with the fallback for those without webp. */
const places = {
  product: {
    path: "companies/products/images/800",
    small: "companies/products/images/150",
    fallback: "jpg",
  },
  logo: { path: "companies/logos", small: null, fallback: "png" },
  logoThumbnail: { path: "companies/logos/thumbnails", small: null, fallback: "png" },
  background: { path: "companies/backgrounds", small: null, fallback: "jpg" },
} as const;

/**
 * A picture as the API names it: a file name stands below the storage base in its sizes; an address
 * or path is taken as it is, in the one size there is. Null when there is none.
 */
export function pictureSource(
  storageUrl: string,
  kind: keyof typeof places,
  name: string | null | undefined,
): PictureSource | null {
  if (!name) return null;
  if (/^https?:\/\//iu.test(name) || name.startsWith("/")) return { src: name, fallback: null };
  const { path, small, fallback } = places[kind];
  const file = encodeURIComponent(name);
  const src = `${storageUrl}/${path}/${file}`;
  return {
    src,
    srcSet: small ? `${storageUrl}/${small}/${file} 150w, ${src} 800w` : undefined,
    fallback: src.replace(/\.webp$/iu, `.${fallback}`),
  };
}

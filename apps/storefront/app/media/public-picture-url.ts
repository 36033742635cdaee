import type { CompanySite } from "../company/company-site.tsx";
import { type PictureStorage, pictureSource } from "./picture-source.ts";

type PictureSite = Pick<CompanySite, "company" | "settings" | "origin"> & PictureStorage;

/**
 * Returns the absolute URL of a picture, for search engines and other readers outside the page.
 * Some do not read webp, so the fallback's URL is used where there is one. Null where there is no
 * picture, or its URL is not HTTP.
 */
export function publicPictureUrl(
  { origin, ...storage }: Pick<PictureSite, "origin"> & PictureStorage,
  kind: Parameters<typeof pictureSource>[1],
  name: string | null | undefined,
): string | null {
  const source = pictureSource(storage, kind, name);
  const address = source?.fallback ?? source?.src;
  if (!address || !URL.canParse(address, origin)) return null;
  const { href, protocol } = new URL(address, origin);
  return /^https?:$/u.test(protocol) ? href : null;
}

/** A picture for the preview of a link; a wide one fills the width of the preview. */
export type PreviewPicture = { src: string; wide: boolean };

/** Returns the background picture of the landing page, or else the logo. */
export function companyPreviewPicture(site: PictureSite): PreviewPicture | null {
  const background = landingPictureUrl(site);
  if (background) return { src: background, wide: true };
  const logo = publicPictureUrl(site, "logo", site.company.logo_url);
  return logo ? { src: logo, wide: false } : null;
}

/**
 * Returns the background picture of the landing page; null where its background is a colour or a
 * gradient.
 */
export function landingPictureUrl(site: PictureSite): string | null {
  const body = site.settings.layout_settings?.landing?.body;
  if (body?.background_type !== "image") return null;
  const { desktop_url: desktop, mobile_url: mobile } = body.background_image ?? {};
  return publicPictureUrl(site, "background", desktop ?? mobile);
}

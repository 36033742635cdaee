import type { CompanySite } from "../company/company-site.tsx";
import { pictureSource } from "./picture-source.ts";

type Pictured = Pick<CompanySite, "company" | "settings" | "storageUrl" | "origin">;

/**
 * The whole address of a picture, for machines that read it outside the page. Not all of them know
 * webp, so that it is the fallback's where there is one. Null when there is none, or none that is
 * fetched from the web.
 */
export function publicPictureUrl(
  { storageUrl, origin }: Pick<Pictured, "storageUrl" | "origin">,
  kind: Parameters<typeof pictureSource>[1],
  name: string | null | undefined,
): string | null {
  const source = pictureSource(storageUrl, kind, name);
  const address = source?.fallback ?? source?.src;
  if (!address || !URL.canParse(address, origin)) return null;
  const { href, protocol } = new URL(address, origin);
  return /^https?:$/u.test(protocol) ? href : null;
}

/** A picture that stands for the company; a wide one fills the width of a preview. */
export type PreviewPicture = { src: string; wide: boolean };

/** The landing page's picture, or else the logo. */
export function companyPreviewPicture(site: Pictured): PreviewPicture | null {
  const background = landingPictureUrl(site);
  if (background) return { src: background, wide: true };
  const logo = publicPictureUrl(site, "logo", site.company.logo_url);
  return logo ? { src: logo, wide: false } : null;
}

/** Of the landing page, where it shows one. */
export function landingPictureUrl(site: Pictured): string | null {
  const body = site.settings.layout_settings?.landing?.body;
  if (body?.background_type !== "image") return null;
  const { desktop_url: desktop, mobile_url: mobile } = body.background_image ?? {};
  return publicPictureUrl(site, "background", desktop ?? mobile);
}

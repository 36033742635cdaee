import { requiresConsent } from "@comanda/domain/people/consent";
import { asRecord } from "@comanda/ui/web/as-record.ts";
import type { CompanySite } from "../company/company-site.tsx";

/** The id of a pixel has only digits. Any other setting counts as no pixel. */
const PIXEL = /^\d{5,20}$/u;

/**
 * Returns the pixel with which a company measures its visits, and whether the visitor must consent
 * first; null where it has none.
 */
export function measurementOf({ company, settings }: Pick<CompanySite, "company" | "settings">) {
  const pixel = settings.analytics_settings?.facebook_pixel?.trim() ?? "";
  if (!PIXEL.test(pixel)) return null;
  return { pixel, asks: requiresConsent(company.country.country_code) };
}

/**
 * Returns whether the root data of a page have a pixel, whose scripts the page's policy must then
 * allow.
 */
export function hasPixel(root: unknown): boolean {
  const { site } = asRecord(root);
  return asRecord(site).measuring != null;
}

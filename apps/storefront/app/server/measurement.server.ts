import { requiresConsent } from "@comanda/domain/people/consent";
import type { CompanySite } from "../company/company-site.tsx";

/** A pixel's id is digits and nothing else; what else stands in the setting is none. */
const PIXEL = /^\d{5,20}$/u;

/**
 * How a company measures its visits with somebody else's help, and whether it has to ask before;
 * null where it does not measure.
 */
export function measurementOf({ company, settings }: Pick<CompanySite, "company" | "settings">) {
  const pixel = settings.analytics_settings?.facebook_pixel?.trim() ?? "";
  if (!PIXEL.test(pixel)) return null;
  return { pixel, asks: requiresConsent(company.country.country_code) };
}

/** Whether a page's root data are of a company with a pixel, whose scripts the page must then allow. */
export function hasPixel(root: unknown): boolean {
  const site = field(root, "site");
  return field(site, "measuring") != null;
}

function field(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}

import { type CompanyTheme, companyTheme } from "@comanda/ui/look/company-theme.ts";
import { type LandingTheme, landingTheme } from "@comanda/ui/look/landing-theme.ts";
import type { LookSettings } from "@comanda/ui/look/look-settings.ts";
import { fontFiles } from "./font-files.ts";

/** `fonts` are the files to preload. */
type WithFontFiles<Theme> = Omit<Theme, "fonts"> & { fonts: string[] };

export type LandingPageTheme = WithFontFiles<LandingTheme>;
export type PageTheme = WithFontFiles<CompanyTheme> & { landing: LandingPageTheme };

/** Returns the look of a company's pages, with the files of their fonts. */
export function pageTheme(settings: LookSettings): PageTheme {
  const [pages, landing] = [companyTheme(settings), landingTheme(settings)];
  return {
    ...pages,
    fonts: fontFiles(pages.fonts),
    landing: { ...landing, fonts: fontFiles(landing.fonts) },
  };
}

import type { CompanySite } from "../company/company-site.tsx";

/** A picture of the app, as a manifest names it; `maskable` may be cut to whatever shape a system likes. */
export type AppIcon = {
  src: string;
  sizes: string;
  type: "image/png" | "image/svg+xml";
  purpose: "any" | "maskable" | "any maskable";
};

/** The drawn letter, where there is no logo to be made into icons. */
export const LETTER_ICON = "/app-icon.svg";

type Pictured = Pick<CompanySite, "company" | "storageUrl" | "hasIcons">;

/** The icons of a company's app: of its logo as the import has made them, or a letter. */
export function appIcons({ company, storageUrl, hasIcons }: Pictured): AppIcon[] {
  const logo = /^[\w-]+\.webp$/u.test(company.logo_url ?? "") ? company.logo_url : null;
  if (!logo || !hasIcons) {
    return [{ src: LETTER_ICON, sizes: "any", type: "image/svg+xml", purpose: "any maskable" }];
  }
  const file = logo.replace(/webp$/u, "png");
  const icon = (folder: string, edge: number, purpose: "any" | "maskable"): AppIcon => ({
    src: `${storageUrl}/companies/logos/icons/${folder}/${file}`,
    sizes: `${edge}x${edge}`,
    type: "image/png",
    purpose,
  });
  return [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable", 512, "maskable")];
}

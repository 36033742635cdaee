import type { CompanySite } from "../company/company-site.tsx";

/** An icon of a manifest; systems may cut a `maskable` one to any shape. */
export type AppIcon = {
  src: string;
  sizes: string;
  type: "image/png" | "image/svg+xml";
  purpose: "any" | "maskable" | "any maskable";
};

/** The path of the letter icon, for companies without icons of their logo. */
export const LETTER_ICON = "/app-icon.svg";

type IconSource = Pick<CompanySite, "company" | "storageUrl" | "ownPictures">;

/** Returns the icons of a company's app: those that the import made of its logo, or a letter. */
export function appIcons({ company, storageUrl, ownPictures }: IconSource): AppIcon[] {
  const logo = /^[\w-]+\.webp$/u.test(company.logo_url ?? "") ? company.logo_url : null;
  if (!logo || !ownPictures) {
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

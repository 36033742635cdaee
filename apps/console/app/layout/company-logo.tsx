import { useCompanyPage } from "./company-page.tsx";
import { Logo } from "./logo.tsx";

/** The logo of the page's company. */
export function CompanyLogo() {
  return <Logo url={useCompanyPage().member.company.logoUrl} />;
}

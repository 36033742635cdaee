import { useCompanyPage } from "./company-page.tsx";

/** The logo of the page's company; nothing where it has none. Its name stands beside it. */
export function CompanyLogo() {
  const { logoUrl } = useCompanyPage().member.company;
  return (
    logoUrl && (
      <img src={logoUrl} alt="" className="size-11 flex-none rounded-[10px] object-cover" />
    )
  );
}

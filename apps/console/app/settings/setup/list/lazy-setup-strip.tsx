import { hasPermission } from "@comanda/domain/staff/permissions";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useCompanyPage } from "../../../layout/company-page.tsx";

const loadStrip = async () => (await import("./setup-strip.tsx")).SetupStrip;

/** The strip of a company that is being set up; its code is fetched for no other company. */
export function LazySetupStrip() {
  const { role, company } = useCompanyPage().member;
  if (!company.inSetup || !hasPermission(role, "settings.write")) return null;
  return <LazyPart load={loadStrip} props={{ companyId: company.id }} />;
}

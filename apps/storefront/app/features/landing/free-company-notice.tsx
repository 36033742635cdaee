import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { showsFreePlan } from "./shows-free-plan.ts";

/** Says that the company is on the free plan (conformance 2.21). */
export function FreeCompanyNotice() {
  const { company } = useCompanySite();
  const t = useText();
  if (!showsFreePlan(company)) return null;
  return (
    <Notice tone="neutral" className="mt-4 w-full text-start">
      {t("landing.freePlan")}
    </Notice>
  );
}

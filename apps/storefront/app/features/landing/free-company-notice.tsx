import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showsFreePlan } from "./free-company.ts";

/** Spec §2, free-company alert. */
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

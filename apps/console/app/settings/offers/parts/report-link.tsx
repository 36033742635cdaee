import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { buttonClasses, FLUSH } from "../../../parts/button.tsx";

/** Leads to the report of the same 28 days, split by coupons or by rewards. */
export function ReportLink({ by }: { by: "coupon" | "reward" }) {
  const t = useText();
  const path = useCompanyPath();
  return (
    <Link
      to={path(`reports/range?range=28-days&by=${by}`)}
      className={`${buttonClasses({ look: "quiet", size: "m" })} ${FLUSH} self-start`}
    >
      {t(by === "coupon" ? "settings.offers.couponReport" : "settings.offers.rewardReport")}
    </Link>
  );
}

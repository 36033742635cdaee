import { Link } from "react-router";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { AlertHealth } from "../../parts/alert-health.tsx";
import { useAlertHealth } from "../context/board-presence.tsx";

/** Whether alerts would reach a person beside the boards; leads to their page. */
export function AlertButton() {
  const health = useAlertHealth();
  const companyPath = useCompanyPath();
  if (!health) return null;
  return (
    <Link to={companyPath("alerts")} className="flex min-h-12 min-w-12 items-center justify-center">
      <AlertHealth health={health} compact />
    </Link>
  );
}

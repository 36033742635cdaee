import "../../../i18n/fetch-later-messages.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useOpenState } from "../../../hours/open-state.ts";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { readPlanLabel } from "../../../session/checkout/plan-label.ts";

/**
 * Says how the visitor wants to order, with the time or the address: `Delivery · to Calle Durango 200`,
 * `Takeaway · from 12:00`.
 */
export function PlanText() {
  const { company } = useCompanySite();
  const typeName = useServiceTypeName();
  const clock = useTimeText();
  const now = useNow();
  const { open, opensAt } = useOpenState();
  const t = useText();
  const plan = readPlanLabel(company.id);
  if (!plan) return t("how.title");
  const time = new Date(plan.time ?? "");
  const details = [
    time > now && clock.soon(time),
    !plan.time && !open && opensAt && t("how.fromTime", { time: clock.soon(opensAt) }),
    plan.to && t("how.to", { address: plan.to }),
  ].filter((detail) => typeof detail === "string");
  return (
    <>
      {typeName(plan.serviceType)}
      {details.map((detail) => (
        <span key={detail} className="font-normal text-muted">
          {" · "}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </>
  );
}

import "../../../i18n/fetch-later-messages.ts";
import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useOpenState } from "../../../hours/open-state.ts";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { SERVICE_TYPE_ICONS } from "../../../ordering/service-type-icons.ts";
import { useTypeMinutes } from "../../../ordering/use-delivery-minutes.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { readPlanLabel } from "../../../session/checkout/plan-label.ts";

/**
 * Says how the visitor wants to order, with the time and the address: `Delivery · 25–35 min · to Calle
 * Durango 200`, `Takeaway · from 12:00`. The heard title names the button.
 */
export function PlanText() {
  const { company, settings } = useCompanySite();
  const typeName = useServiceTypeName();
  const clock = useTimeText();
  const now = useNow();
  const { open, opensAt } = useOpenState();
  const t = useText();
  const minutesOf = useTypeMinutes();
  const plan = readPlanLabel(company.id);
  if (!plan) return <b data-clamped>{t("how.title")}</b>;
  const Icon = SERVICE_TYPE_ICONS[plan.serviceType];
  // A time that was chosen before the restaurant stopped taking orders for later is no part of the plan.
  const plannedTime = acceptsScheduledOrders(settings, plan.serviceType) ? plan.time : null;
  const time = new Date(plannedTime ?? "");
  const details = [
    time > now && clock.soon(time),
    !plannedTime && !open && opensAt && t("how.fromTime", { time: clock.soon(opensAt) }),
    !plannedTime && open && minutesOf(plan.serviceType),
    plan.to && t("how.to", { address: plan.to }),
  ].filter((detail) => typeof detail === "string");
  return (
    <>
      <Icon aria-hidden="true" />
      <b data-clamped>
        <span className="heard">{t("how.title")} </span>
        {typeName(plan.serviceType)}
        {details.map((detail) => (
          <span key={detail} className="font-normal">
            {" · "}
            <bdi>{detail}</bdi>
          </span>
        ))}
      </b>
    </>
  );
}

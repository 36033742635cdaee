import type { OrderTypeState } from "@comanda/domain/company/order-types";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useText } from "../../i18n/text.ts";
import { useOfferedServiceTypes } from "../../ordering/service-types.tsx";
import { usePauseEndText } from "../../ordering/use-pause-end-text.ts";
import { useServiceTypeName } from "../../ordering/use-service-type-name.ts";
import { InfoSection } from "./info-section.tsx";

/**
 * Shows the service types, each with a check, or with a clock and the end of its pause (conformance
 * 2.56).
 */
export function ServiceTypesSection() {
  const types = useOfferedServiceTypes();
  const t = useText();
  if (types.length === 0) return null;
  return (
    <InfoSection title={t("landing.serviceTypes")}>
      <ul className="px-3">
        {types.map((state) => (
          <OrderType key={state.type} state={state} />
        ))}
      </ul>
    </InfoSection>
  );
}

function OrderType({ state: { type, available, pausedUntil } }: { state: OrderTypeState }) {
  const typeName = useServiceTypeName();
  const endText = usePauseEndText();
  const t = useText();
  const Icon = available ? Check : Clock;
  return (
    <li className="flex min-h-9 items-center gap-x-2 py-1">
      <Icon
        aria-hidden="true"
        className={available ? "size-4 flex-none text-positive" : "size-4 flex-none text-warning"}
      />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        <span className="flex-1">{typeName(type)}</span>
        <span className="heard">{t(available ? "info.available" : "landing.paused")}</span>
        {pausedUntil && <span className="tabular text-warning">{endText(pausedUntil)}</span>}
      </span>
    </li>
  );
}

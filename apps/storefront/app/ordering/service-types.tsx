import type { OrderTypeState } from "@comanda/domain/company/order-types";
import { qrServiceType } from "@comanda/domain/company/service-type";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useCompanySite } from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";
import { useText } from "../i18n/text.ts";
import { offeredServiceTypes } from "./offered-service-types.ts";
import { useReadOnly } from "./use-read-only.ts";
import { useServiceTypeName } from "./use-service-type-name.ts";

/** Returns the ways to order that pages show to this visitor now; none where the menu is read-only. */
export function useOfferedServiceTypes(): OrderTypeState[] {
  const { settings, qr } = useCompanySite();
  const now = useNow();
  const readOnly = useReadOnly();
  return readOnly ? [] : offeredServiceTypes({ settings, now, qrServiceType: qrServiceType(qr) });
}

/** Shows the ways to order, each with a check, or a clock while it is paused (conformance 2.24). */
export function ServiceTypes({ className }: { className?: string }) {
  const typeName = useServiceTypeName();
  const t = useText();
  const types = useOfferedServiceTypes();
  if (types.length === 0) return null;
  return (
    <ul
      aria-label={t("landing.serviceTypes")}
      className={classNames("flex flex-wrap gap-x-3 gap-y-1", className)}
    >
      {types.map(({ type, available }) => (
        <li key={type} className="flex items-center gap-1">
          {available ? (
            <Check aria-hidden="true" className="size-3.5" />
          ) : (
            <Clock aria-hidden="true" className="size-3.5" />
          )}
          {typeName(type)}
          {!available && <span className="heard">{t("landing.paused")}</span>}
        </li>
      ))}
    </ul>
  );
}

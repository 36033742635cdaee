import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import Clock from "lucide-react/icons/clock";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { SERVICE_TYPE_ICONS } from "../../ordering/service-type-icons.ts";
import { useOfferedServiceTypes } from "../../ordering/service-types.tsx";
import { useServiceTypeName } from "../../ordering/use-service-type-name.ts";
import { planServiceType } from "../../session/checkout/plan-service-type.ts";

/**
 * Shows a link to the menu for each service type; pressing it plans that type (decision 70). A paused type is
 * shown without a link.
 */
export function OrderTypeLinks() {
  const { company } = useCompanySite();
  const typeName = useServiceTypeName();
  const withQuery = useKeepQuery();
  const t = useText();
  const types = useOfferedServiceTypes();
  return (
    <ul aria-label={t("landing.serviceTypes")} className="flex flex-col gap-2.5 empty:hidden">
      {types.map(({ type, available }) => {
        const Icon = SERVICE_TYPE_ICONS[type];
        return (
          <li key={type}>
            {available ? (
              <ButtonLink
                href={withQuery("/products")}
                className="gap-3 py-2 text-start"
                onClick={() => type !== "TABLE" && planServiceType(company.id, type)}
              >
                <Icon aria-hidden="true" className="size-5 flex-none" />
                <span className="min-w-0 flex-1">{typeName(type)}</span>
                <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
              </ButtonLink>
            ) : (
              <p className="flex min-h-11 flex-wrap items-center gap-x-3 px-5">
                <Clock aria-hidden="true" className="size-5 flex-none" />
                <b>{typeName(type)}</b> {t("landing.paused")}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

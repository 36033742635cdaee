import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useOpenLabel, useOpenState } from "../../../hours/open-state.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { CompanyLogo } from "../../../media/company-logo.tsx";

/** Shows above the total whose order it is, and whether the restaurant is open; on wide screens only. */
export function CartRestaurant() {
  const { company } = useCompanySite();
  const label = useOpenLabel();
  const { open } = useOpenState();
  return (
    <QueryLink to="/info" className="hidden items-center gap-3 border-b border-line pb-3 lg:flex">
      <CompanyLogo size={44} className="rounded-s border border-line" />
      <span className="min-w-0 flex-1">
        <bdi className="block font-bold wrap-anywhere">{company.name}</bdi>
        <span className={classNames("block text-xs", open ? "text-positive" : "text-muted")}>
          {label}
        </span>
      </span>
    </QueryLink>
  );
}

import MapPin from "lucide-react/icons/map-pin";
import { Fragment } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { mapUrl } from "../../links/map-url.ts";

/**
 * Shows the address as a link to the map. Only for a company that shows its address and has a position
 * (conformance 2.25, 2.26).
 */
export function AddressLink() {
  const { company } = useCompanySite();
  const { address, address_enabled } = company;
  const t = useText();
  const url = mapUrl(company);
  if (!address || !address_enabled || !url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t("landing.onTheMap", { address })}
      className="flex min-h-11 items-center hover:underline"
    >
      <span className="max-w-[300px] text-balance">
        <MapPin aria-hidden="true" className="me-1 inline size-4 align-text-bottom" />
        {/* It breaks after a comma where it can: a street and a district stay whole. */}
        <bdi>
          {address.split(", ").map((part, index, parts) => (
            <Fragment key={part}>
              <span className="inline-block wrap-anywhere">
                {part}
                {index < parts.length - 1 && ","}
              </span>{" "}
            </Fragment>
          ))}
        </bdi>
      </span>
    </a>
  );
}

import MapPin from "lucide-react/icons/map-pin";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.tsx";
import { mapUrl } from "../../links/map-url.ts";

/** The address, leading to the map; only where the company shows it and is on the map (spec §2). */
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
        <bdi>{address}</bdi>
      </span>
    </a>
  );
}

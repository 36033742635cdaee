import MapPin from "lucide-react/icons/map-pin";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { mapUrl } from "../../links/map-url.ts";
import { InfoSection } from "./info-section.tsx";

/**
 * Shows the address, if the company shows it, with a link to the map, if it has a position (conformance
 * 2.52).
 */
export function AddressSection() {
  const { company } = useCompanySite();
  const t = useText();
  if (!company.address || !company.address_enabled) return null;
  const url = mapUrl(company);
  return (
    <InfoSection title={t("info.address")}>
      <p className="flex gap-2 px-3 pt-1">
        <MapPin aria-hidden="true" className="size-5 flex-none text-muted" />
        <bdi className="min-w-0 wrap-anywhere">{company.address}</bdi>
      </p>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="mx-3 inline-flex min-h-11 items-center font-bold text-accent-text"
        >
          {t("info.onTheMap")}
        </a>
      )}
    </InfoSection>
  );
}

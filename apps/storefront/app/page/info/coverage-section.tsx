import { coveragePolygons } from "@comanda/domain/delivery/coverage";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useCompanyWithPolygons } from "../../company/company-with-polygons.ts";
import { useText } from "../../i18n/text.ts";
import { LazyCoverageMap } from "../../map/lazy-maps.tsx";
import { isLowRange } from "../../map/low-map-range.ts";
import { WhenNear } from "../../map/when-near.tsx";
import { type DeliveryCoverage, deliveryCoverage } from "./delivery-coverage.ts";
import { InfoSection } from "./info-section.tsx";

/**
 * Shows where the company delivers: a list of neighbourhoods or a map, and whether it takes orders from
 * outside (conformance 2.53 to 2.55).
 */
export function CoverageSection() {
  const { company, settings } = useCompanySite();
  const t = useText();
  const coverage = deliveryCoverage(company, settings);
  if (!coverage) return null;
  const { names, map, outside } = coverage;
  return (
    <InfoSection title={t("info.coverage")}>
      <CoverageText coverage={coverage} />
      {names.length > 0 && (
        <ul className="px-3 py-1 md:columns-2">
          {names.map((name) => (
            <li key={name} className="py-1">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {map && (
        <WhenNear
          className={classNames(
            "mx-3 my-2 overflow-hidden rounded-m bg-line",
            isLow(map) ? "h-48" : "h-64 lg:h-80",
          )}
        >
          <CoverageOnMap map={map} />
        </WhenNear>
      )}
      {map?.byArea && (
        <p className="px-3 py-1 text-sm text-muted">{t("checkout.coverage.areas")}</p>
      )}
      {outside && <p className="px-3 py-1 text-muted">{t("info.outside")}</p>}
    </InfoSection>
  );
}

/** Shows the coverage in words, also for visitors who cannot see the map. */
function CoverageText({ coverage: { anywhere, limitMeters } }: { coverage: DeliveryCoverage }) {
  const t = useText();
  const locale = useLocale();
  if (!anywhere && limitMeters === null) return null;
  const kilometers = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 1 });
  return (
    <p className="px-3 py-1">
      {limitMeters === null
        ? t("info.anyDistance")
        : t("info.upTo", { km: kilometers.format(limitMeters / 1000) })}
    </p>
  );
}

type CoverageOnMapProps = { map: NonNullable<DeliveryCoverage["map"]> };

const isLow = ({ centre, limitMeters, byArea }: CoverageOnMapProps["map"]) =>
  !byArea && limitMeters !== null && isLowRange(centre, limitMeters);

function CoverageOnMap({ map: { centre, limitMeters, byArea } }: CoverageOnMapProps) {
  const { company, map: tiles } = useCompanySite();
  const t = useText();
  const drawn = useCompanyWithPolygons();
  return (
    <LazyCoverageMap
      tiles={tiles}
      centre={centre}
      limitMeters={limitMeters}
      areas={byArea ? drawn && coveragePolygons(drawn.company, drawn.settings.delivery) : []}
      label={t("info.coverageMap", { name: company.name })}
      className="size-full"
    />
  );
}

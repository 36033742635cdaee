import {
  acceptsOutsideCoverage,
  coverageLimitMeters,
  coveragePolygons,
  hasZonePolygons,
  validPosition,
} from "@comanda/domain/delivery/coverage";
import { districtOptions } from "@comanda/domain/delivery/enabled-zones";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import type { Position } from "@comanda/domain/geo/position";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useCompanyWithPolygons } from "../../../company/company-with-polygons.ts";
import { useText } from "../../../i18n/text.ts";
import { LazyCoverageMap } from "../../../map/lazy-maps.tsx";
import { isLowRange } from "../../../map/low-map-range.ts";

type CoverageSheetProps = { open: boolean; onClose: () => void; pin: Position | null };

/** Shows where the company delivers (conformance 2.112 and 2.113). */
export function CoverageSheet({ open, onClose, pin }: CoverageSheetProps) {
  const t = useText();
  const title = t("checkout.coverage.title");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[480px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <Coverage pin={pin} />
      </div>
    </Sheet>
  );
}

/** Shows the map and the words for where the company delivers; `pin` is a place outside. */
export function Coverage({ pin }: { pin: Position | null }) {
  const t = useText();
  const locale = useLocale();
  const { company, settings, map: tiles } = useCompanySite();
  const centre = validPosition(company);
  const drawn = useCompanyWithPolygons();
  const areas = drawn && coveragePolygons(drawn.company, drawn.settings.delivery);
  const isByArea = hasZonePolygons(company, settings.delivery);
  const limit = coverageLimitMeters(company, settings.delivery);
  const districts = districtOptions(company, settings.delivery).filter(
    ({ id }) => id !== OTHER_DISTRICT_ID,
  );
  const isByDistrict = districts.length > 0;
  // The ranges do not limit a price by area or by district.
  const range = isByArea || isByDistrict ? null : limit;
  const { name } = company;
  const km = (meters: number) => new Intl.NumberFormat(intlLocale(locale)).format(meters / 1_000);

  return (
    <>
      {centre && (isByArea || !isByDistrict) && (
        <LazyCoverageMap
          className={classNames(
            "flex-none rounded-m",
            !pin && range !== null && isLowRange(centre, range) ? "h-48" : "h-64 md:h-80",
          )}
          tiles={tiles}
          centre={centre}
          limitMeters={range}
          areas={areas}
          pin={pin}
          label={t("checkout.coverage.map", { name })}
        />
      )}
      {range !== null && <p>{t("checkout.coverage.range", { name, distance: km(range) })}</p>}
      {isByArea && <p>{t("checkout.coverage.areas")}</p>}
      {isByDistrict && (
        <ul className="px-3 md:columns-2">
          {districts.map((each) => (
            <li key={each.id} className="py-1">
              <bdi>{each.name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {acceptsOutsideCoverage(company, settings.delivery) && (
        <p className="text-muted">{t("info.outside")}</p>
      )}
    </>
  );
}

import { coverageAreas } from "@comanda/domain/coverage";
import { useEffect, useRef, useState } from "react";
import { intlLocale } from "../../i18n/locales.ts";
import { useLocale, useText } from "../../i18n/text.tsx";
import { LazyCoverageMap } from "../../map/lazy-maps.tsx";
import { useDrawnShop } from "../../shop/drawn-shop.ts";
import { useShop } from "../../shop/shop.tsx";
import { type DeliveryCoverage, deliveryCoverage } from "./delivery-coverage.ts";
import { Part } from "./part.tsx";

/** To where the company delivers: a list of neighbourhoods, or a map, and whether further (spec §2). */
export function CoveragePart() {
  const { company, settings } = useShop();
  const t = useText();
  const coverage = deliveryCoverage(company, settings);
  if (!coverage) return null;
  const { names, map, outside } = coverage;
  return (
    <Part title={t("info.coverage")}>
      <Reach coverage={coverage} />
      {names.length > 0 && (
        <ul className="px-3 py-1 md:columns-2">
          {names.map((name) => (
            <li key={name} className="py-1">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {map && <MapWhenSeen map={map} />}
      {outside && <p className="px-3 py-1 text-muted">{t("info.outside")}</p>}
    </Part>
  );
}

/** In words, for those who do not read it off the map. */
function Reach({ coverage: { anywhere, limitMeters } }: { coverage: DeliveryCoverage }) {
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

type WithMap = { map: NonNullable<DeliveryCoverage["map"]> };

/** The map's code and pictures come when its place comes near the screen, and nothing moves then. */
function MapWhenSeen({ map }: WithMap) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "100px",
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={place} className="mx-3 my-2 h-56 overflow-hidden rounded-m bg-line">
      {seen && <CoverageOnMap map={map} />}
    </div>
  );
}

function CoverageOnMap({ map: { centre, limitMeters, byArea } }: WithMap) {
  const { company } = useShop();
  const t = useText();
  const drawn = useDrawnShop();
  return (
    <LazyCoverageMap
      centre={centre}
      limitMeters={limitMeters}
      areas={byArea ? drawn && coverageAreas(drawn.company, drawn.settings.delivery) : []}
      label={t("info.coverageMap", { name: company.name })}
      className="size-full"
    />
  );
}

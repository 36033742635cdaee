import "./delivery-page.css";
import { coverageLimitMeters, enabledRanges } from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import type { Position } from "@comanda/domain/geo/position";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsPage } from "../form/settings-page.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { deliveryFaults, zonePart } from "./draft/delivery-faults.ts";
import { pricingOf } from "./draft/draft-pricing.ts";
import { zoneFields, zonesIn } from "./draft/zone-lists.ts";
import { LazyZoneMap } from "./map/lazy-zone-map.tsx";
import { PriceCard, TermsCard } from "./price-card.tsx";
import { RangesEditor } from "./ranges-editor.tsx";
import { type CompanyPlace, Tester } from "./tester/tester.tsx";
import { useDeliveryLabels } from "./use-delivery-labels.ts";
import { TaskHint } from "./zones/task-hint.tsx";
import type { ZoneChoice } from "./zones/zone-choice.ts";
import { ZoneEditor } from "./zones/zone-editor.tsx";

type DeliveryPageProps = {
  companyId: string;
  initial: StoredSection;
  place: CompanyPlace;
  tiles: MapTiles;
};

const NOTHING: ZoneChoice = { id: null, task: "try" };

/** Where the restaurant delivers, and what that costs, with a map on which both are tried. */
export function DeliveryPage({ companyId, initial, place, tiles }: DeliveryPageProps) {
  const t = useText();
  const [choice, setChoice] = useState(NOTHING);
  const [point, setPoint] = useState<Position | null>(null);
  const form = useSettingsSection({
    companyId,
    section: "delivery",
    initial,
    faultsOf: (value, stored) =>
      Object.fromEntries(
        Object.entries(deliveryFaults(value, stored)).map(([name, fault]) => [
          name,
          t(`settings.delivery.fault.${fault}`),
        ]),
      ),
  });
  const { value } = form;
  const { currency } = place;
  const { company, delivery } = pricingOf(value);
  const type = deliveryPriceType(delivery);
  const kind = type === "area" || type === "district" ? type : null;
  const { labelOf, textOf } = useDeliveryLabels(value, kind, currency);
  const zones = useMemo(() => (kind ? zonesIn(value, kind) : []), [value, kind]);
  const ranges = useMemo(() => shownRanges(value), [value]);
  // A zone that another editor has removed, or that was discarded, is not chosen any more.
  const chosen = zones.some(({ id }) => id === choice.id) ? choice : NOTHING;

  const setRings = (rings: Position[][]) => {
    if (!kind || chosen.id === null) return;
    form.forget(zonePart(chosen.id, "corners"));
    const next = zones.map((zone) => (zone.id === chosen.id ? { ...zone, rings } : zone));
    form.setAll(zoneFields(value, kind, next));
  };
  // On a wide screen the hint is hidden, and nothing scrolls: the map is beside the zones.
  const hint = useRef<HTMLParagraphElement>(null);
  const isDrawing = chosen.task === "draw";
  useEffect(() => {
    if (isDrawing) hint.current?.scrollIntoView({ block: "start" });
  }, [isDrawing]);
  const needsPlace =
    kind !== null || type === "range" || type === "distance" || limits(company, delivery);

  return (
    <SettingsPage
      title={t("settings.delivery.title")}
      wide
      form={form}
      labelOf={labelOf}
      textOf={textOf}
    >
      <div className="delivery-columns">
        <PriceCard form={form} currency={currency} />
        <div className="delivery-side">
          {needsPlace && !place.position && <NoPlace />}
          {chosen.task !== "try" && (
            // On a phone the zone, which says the same, is far below its map. The whole map fits below the hint.
            <p ref={hint} aria-hidden="true" className="-scroll-mt-10 text-sm text-muted lg:hidden">
              <TaskHint task={chosen.task} />
            </p>
          )}
          <LazyZoneMap
            centre={place.position}
            selectedId={chosen.id}
            task={chosen.task}
            zones={zones}
            ranges={ranges}
            tiles={tiles}
            point={point}
            onPoint={setPoint}
            onRings={setRings}
            onDrawn={() => setChoice({ ...chosen, task: "edit" })}
          />
          <Tester
            companyId={companyId}
            place={place}
            value={value}
            point={point}
            onPoint={setPoint}
          />
        </div>
        {kind ? (
          <ZoneEditor
            form={form}
            currency={currency}
            kind={kind}
            faults={deliveryFaults(value, form.stored.value)}
            choice={chosen}
            onChoose={setChoice}
          />
        ) : (
          type !== "to_be_defined" && (
            <RangesEditor form={form} currency={currency} priced={type === "range"} />
          )
        )}
        <TermsCard form={form} currency={currency} />
      </div>
    </SettingsPage>
  );
}

function limits(...pricing: Parameters<typeof coverageLimitMeters>): boolean {
  return coverageLimitMeters(...pricing) !== null;
}

/** The circles on the map, in metres: each range with a price, or the largest as the limit. */
function shownRanges(value: Parameters<typeof pricingOf>[0]): readonly number[] {
  const { company, delivery } = pricingOf(value);
  const type = deliveryPriceType(delivery);
  const all = enabledRanges(company, delivery).map(({ max }) => max * 1000);
  if (type === "range") return all;
  return type === "fixed" || type === "distance" ? all.slice(-1) : [];
}

/** Without the restaurant's position no distance is known, and the map shows the whole world. */
function NoPlace() {
  const t = useText();
  const path = useCompanyPath();
  return (
    <p className="rounded-m bg-warning-soft p-3 text-md text-warning">
      {t("settings.delivery.noPlace")}{" "}
      <Link to={path("settings/place")} className="font-bold underline">
        {t("settings.place.title")}
      </Link>
    </p>
  );
}

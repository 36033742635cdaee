import { freeDeliveryMinimum } from "@comanda/domain/delivery/price-settings";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import type { Position } from "@comanda/domain/geo/position";
import { type Currency, fromCents } from "@comanda/domain/money/cents";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { useMoneyText } from "../../../parts/orders/money-text.ts";
import type { SectionValue } from "../../../parts/saving/section-value.ts";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import { pricingOf } from "../draft/draft-pricing.ts";
import { type ZoneDraft, zonesIn } from "../draft/zone-lists.ts";
import { zoneLook } from "../map/zone-look.ts";
import { PlaceSearch } from "./place-search.tsx";
import { reasonText } from "./reason-text.ts";
import { tryDelivery } from "./try-delivery.ts";
import { useRoadMeters } from "./use-road-meters.ts";

/** What the place of the company says: where it is, and how prices are written. */
export type CompanyPlace = { position: Position | null; currency: Currency };

type TesterProps = {
  companyId: string;
  place: CompanyPlace;
  /** The section as it is on the page, stored or not. */
  value: SectionValue;
  point: Position | null;
  onPoint: (position: Position) => void;
};

/** Tries a place: whether it gets a delivery by what is on the page now, at which price, and why. */
export function Tester({ companyId, place, value, point, onPoint }: TesterProps) {
  const t = useText();
  const type = deliveryPriceType(pricingOf(value).delivery);
  const [districtId, setDistrictId] = useState("");
  const districts = type === "district" ? zonesIn(value, "district") : [];
  const undrawn = districts.filter(({ enabled, rings }) => enabled && rings.length === 0);
  return (
    <SettingsCard title={t("settings.delivery.try")} hint={t("settings.delivery.tryHint")}>
      <PlaceSearch companyId={companyId} onPlace={onPoint} />
      {undrawn.length > 0 && (
        <SelectField
          label={t("settings.delivery.tryDistrict")}
          value={districtId}
          options={[
            { value: "", label: t("settings.delivery.noDistrict") },
            ...undrawn.map(({ id, name }) => ({ value: id, label: name ?? id })),
          ]}
          onChange={setDistrictId}
        />
      )}
      <div role="status">
        {point && (
          <Result
            companyId={companyId}
            place={place}
            value={value}
            point={point}
            districtId={districtId || null}
          />
        )}
      </div>
    </SettingsCard>
  );
}

type ResultProps = Omit<TesterProps, "onPoint" | "point"> & {
  point: Position;
  districtId: string | null;
};

function Result({ companyId, place, value, point, districtId }: ResultProps) {
  const t = useText();
  const km = useKilometres();
  const moneyText = useMoneyText();
  const { company, delivery } = pricingOf(value);
  const { currency, position } = place;
  const isByRoad = deliveryPriceType(delivery) === "distance";
  const roadMeters = useRoadMeters(companyId, point, isByRoad);
  if (roadMeters === undefined)
    return <p className="text-md">{t("settings.delivery.measuring")}</p>;
  const { price, reason } = tryDelivery({
    company: { ...company, currency, ...position },
    delivery,
    currencyCode: currency.code,
    roadMeters,
    place: { position: point, districtId },
  });
  const money = (cents: number) => moneyText(fromCents(cents, currency.code), { currency });
  const free = freeDeliveryMinimum(delivery, currency.code);
  const isRefused = reason.kind === "refused" || (reason.kind === "outside" && !reason.isAccepted);
  const priceText =
    price === null
      ? t("settings.delivery.priceLater")
      : t("settings.delivery.delivered", { price: money(price) });
  const outcome = isRefused ? t("settings.delivery.refused") : priceText;
  const look = isRefused ? "bg-danger-soft text-danger" : "bg-positive-soft text-positive";
  return (
    <div className="flex flex-col gap-1">
      <p className={`rounded-m px-3 py-2 text-lg font-bold ${look}`}>{outcome}</p>
      <p className="text-md wrap-anywhere">
        {reasonText(t, reason, { km, zone: (id) => zoneName(zonesOf(value), id) })}
      </p>
      {free !== null && price !== null && price > 0 && (
        <p className="text-sm text-muted">
          {t("settings.delivery.freeNote", { amount: money(free) })}
        </p>
      )}
      <p className="text-sm text-muted">
        <bdi>{`${point.latitude}, ${point.longitude}`}</bdi>
      </p>
    </div>
  );
}

function zonesOf(value: SectionValue): readonly ZoneDraft[] {
  const type = deliveryPriceType(pricingOf(value).delivery);
  return type === "area" || type === "district" ? zonesIn(value, type) : [];
}

/** The letter of a zone with its name: `B, Condesa`. */
function zoneName(zones: readonly ZoneDraft[], id: string): string {
  const index = zones.findIndex((zone) => zone.id === id);
  const { letter } = zoneLook(Math.max(index, 0));
  return [letter, zones[index]?.name].filter(Boolean).join(", ");
}

function useKilometres() {
  const locale = useLocale();
  const format = new Intl.NumberFormat(intlLocale(locale), {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: 2,
  });
  return (meters: number) => format.format(meters / 1000);
}

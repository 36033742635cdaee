import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import Palette from "lucide-react/icons/palette";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { buttonClasses, FLUSH } from "../../parts/button.tsx";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { NumberSetting, SwitchSetting, TextSetting } from "../form/fields.tsx";
import { SettingsPage } from "../form/settings-page.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { PHONE, PhoneSetting } from "./phone-setting.tsx";
import { callingCodeOf, nationalText } from "./phone-text.ts";
import { NETWORKS, NETWORKS_PATH, PLACE_LABELS } from "./place-fields.ts";
import { PlaceOnMap } from "./place-on-map.tsx";
import { RegionCards } from "./region-cards.tsx";

type PlacePageProps = {
  companyId: string;
  initial: StoredSection;
  tiles: MapTiles;
};

const GOOGLE = "ecommerce_settings.google_settings";
const COMPANY_RATINGS = "company.google_ratings_count";
const COMPLEMENT = "ecommerce_settings.additional_address_information";
/** The fields that say where the restaurant is. */
const WHERE = [
  "company.address",
  "company.city",
  "company.latitude",
  "company.longitude",
  COMPLEMENT,
];

/** Who and where the restaurant is. */
export function PlacePage({ companyId, initial, tiles }: PlacePageProps) {
  const t = useText();
  const path = useCompanyPath();
  const form = useSettingsSection({ companyId, section: "place", initial });
  const labelOf = (field: string) => {
    const key = PLACE_LABELS[field];
    const network = NETWORKS[field.split(".").at(-1) as keyof typeof NETWORKS];
    return key ? t(key) : (network ?? field);
  };
  const field = (name: string) => ({ form, path: name, label: labelOf(name) });
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const phone = nationalText(text(PHONE), callingCodeOf(text("company.country.country_code")));
  const networks = Object.keys(NETWORKS);
  return (
    <SettingsPage title={t("settings.place.title")} form={form} labelOf={labelOf}>
      <SettingsCard title={t("settings.place.who")}>
        <TextSetting {...field("company.name")} required maxLength={120} />
        <TextSetting
          {...field("company.industry")}
          hint={t("settings.place.industryHint")}
          maxLength={60}
        />
        <Link
          to={path("settings/look")}
          className={`${buttonClasses({ look: "quiet", size: "m" })} ${FLUSH} self-start text-start!`}
        >
          <Palette aria-hidden="true" className="size-5" />
          {t("settings.place.toLook")}
        </Link>
      </SettingsCard>
      <FoldedCard
        title={t("settings.place.where")}
        facts={[text("company.address"), text("company.city")]}
        isWrong={form.isWrongBelow(WHERE)}
      >
        <TextSetting {...field("company.address")} long maxLength={300} />
        <TextSetting {...field("company.city")} maxLength={120} />
        <SwitchSetting {...field("company.address_enabled")} absent />
        <SwitchSetting {...field("company.address_google_validation")} />
        <PlaceOnMap form={form} tiles={tiles} />
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <NumberSetting
            {...field("company.latitude")}
            hint={t("settings.place.positionHint")}
            min={-90}
            max={90}
          />
          <NumberSetting {...field("company.longitude")} min={-180} max={180} />
        </div>
        <TextSetting
          {...field(COMPLEMENT)}
          hint={t("settings.place.complementHint")}
          maxLength={120}
        />
      </FoldedCard>
      <RegionCards form={form} field={field} />
      <FoldedCard
        title={t("settings.place.contact")}
        facts={[phone, ...networks.filter((each) => text(`${NETWORKS_PATH}.${each}`)).map(labelOf)]}
        isWrong={form.isWrongBelow([PHONE, NETWORKS_PATH])}
      >
        <PhoneSetting form={form} />
        {networks.map((network) => (
          <TextSetting
            key={network}
            {...field(`${NETWORKS_PATH}.${network}`)}
            inputMode="url"
            dir="ltr"
            maxLength={2048}
          />
        ))}
      </FoldedCard>
      <FoldedCard
        title={t("settings.place.ratings")}
        facts={[form.get(`${GOOGLE}.display_ratings`) === true && t("settings.place.ratingsShown")]}
        isWrong={form.isWrongBelow([GOOGLE, COMPANY_RATINGS])}
      >
        <SwitchSetting {...field(`${GOOGLE}.display_ratings`)} />
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <NumberSetting {...field(`${GOOGLE}.ratings_score`)} min={0} max={5} />
          <NumberSetting {...field(`${GOOGLE}.ratings_count`)} min={0} max={1_000_000_000} whole />
        </div>
        <TextSetting {...field(`${GOOGLE}.place_id`)} dir="ltr" maxLength={200} />
        <NumberSetting
          {...field(COMPANY_RATINGS)}
          hint={t("settings.place.companyRatingsHint")}
          min={0}
          max={1_000_000_000}
          whole
        />
      </FoldedCard>
    </SettingsPage>
  );
}

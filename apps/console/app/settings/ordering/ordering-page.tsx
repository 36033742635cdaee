import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useText } from "../../i18n/text.ts";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import { type StoredSection, valueAt } from "../../parts/saving/section-value.ts";
import { ChoiceSetting, SwitchSetting } from "../form/fields.tsx";
import { SettingsPage } from "../form/settings-page.tsx";
import { TranslatedTextsCard } from "../form/translated-texts-card.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { guestTexts } from "./guest-texts.ts";
import { OpeningNote } from "./opening-note.tsx";
import { FIELD_LABELS, ServiceTypeCard } from "./service-type-card.tsx";

const CHECKOUT = "ecommerce_settings.checkout_type";
const SHARED_CARTS = "ecommerce_settings.shared_carts";

/** The kinds of checkout, in the order in which they are offered. */
const CHECKOUT_LABELS = {
  WEBAPP: "settings.ordering.webapp",
  WHATSAPP: "settings.ordering.whatsapp",
  READONLY: "settings.ordering.readonly",
} as const;

type OrderingPageProps = {
  companyId: string;
  initial: StoredSection;
  /** The company's language. */
  language: string | null;
  /** The company's time zone. */
  timezone: string | undefined;
};

/** How guests order: the kind of checkout, and each order type with its questions, tips and fees. */
export function OrderingPage({ companyId, initial, language, timezone }: OrderingPageProps) {
  const t = useText();
  const form = useSettingsSection({ companyId, section: "ordering", initial });
  const isOpening =
    valueAt(form.stored.value, CHECKOUT) === "READONLY" && form.get(CHECKOUT) !== "READONLY";
  const options = Object.entries(CHECKOUT_LABELS).map(([value, key]) => ({
    value,
    label: t(key),
  }));
  const labelOf = (path: string) => {
    const [, type, ...rest] = path.split(".");
    if (rest.at(-1) === "translations") return t("menu.translations");
    const label = FIELD_LABELS[rest.join(".")];
    const service = SERVICE_TYPES.map(serviceTypeKey).find((key) => key === type);
    if (service && label) return `${t(`orderType.${service}`)} · ${t(label)}`;
    if (path === SHARED_CARTS) return t("settings.ordering.together");
    return path === CHECKOUT ? t("settings.ordering.checkout") : path;
  };
  return (
    <SettingsPage title={t("settings.ordering.title")} form={form} labelOf={labelOf}>
      <FoldedCard
        title={t("settings.ordering.checkout")}
        facts={[
          options.find(({ value }) => value === (form.get(CHECKOUT) ?? "WEBAPP"))?.label ?? false,
          form.get(SHARED_CARTS) !== false && t("settings.ordering.together"),
        ]}
        isWrong={form.isWrongBelow([CHECKOUT, SHARED_CARTS])}
      >
        <ChoiceSetting
          form={form}
          path={CHECKOUT}
          label={t("settings.ordering.checkout")}
          absent="WEBAPP"
          options={options}
        />
        {isOpening && <OpeningNote />}
        <SwitchSetting
          form={form}
          path={SHARED_CARTS}
          label={t("settings.ordering.together")}
          hint={t("settings.ordering.togetherHint")}
          absent
        />
      </FoldedCard>
      {SERVICE_TYPES.map((type) => (
        <ServiceTypeCard key={type} form={form} type={serviceTypeKey(type)} timezone={timezone} />
      ))}
      <TranslatedTextsCard form={form} own={language} texts={guestTexts(form)} />
    </SettingsPage>
  );
}

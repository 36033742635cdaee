import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useText } from "../../i18n/text.ts";
import { type StoredSection, valueAt } from "../../parts/saving/section-value.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { ChoiceSetting, SwitchSetting } from "../frame/fields.tsx";
import { SettingsPage } from "../frame/settings-page.tsx";
import { TranslatedTextsCard } from "../frame/translated-texts-card.tsx";
import { useSettingsSection } from "../frame/use-settings-section.ts";
import { guestTexts } from "./guest-texts.ts";
import { OpeningNote } from "./opening-note.tsx";
import { FIELD_LABELS, ServiceTypeCard } from "./service-type-card.tsx";

const CHECKOUT = "ecommerce_settings.checkout_type";
const SHARED_CARTS = "ecommerce_settings.shared_carts";

type OrderingPageProps = {
  companyId: string;
  initial: StoredSection;
  /** The company's language. */
  language: string | null;
};

/** How guests order: the kind of checkout, and each order type with its questions, tips and fees. */
export function OrderingPage({ companyId, initial, language }: OrderingPageProps) {
  const t = useText();
  const form = useSettingsSection({ companyId, section: "ordering", initial });
  const isOpening =
    valueAt(form.stored.value, CHECKOUT) === "READONLY" && form.get(CHECKOUT) !== "READONLY";
  const labelOf = (path: string) => {
    const [, type, ...rest] = path.split(".");
    if (rest.at(-1) === "translations") return t("menu.translations");
    const label = FIELD_LABELS[rest.join(".")];
    const service = SERVICE_TYPES.map(serviceTypeKey).find((key) => key === type);
    if (service && label) return `${t(`pause.service.${service}`)} · ${t(label)}`;
    if (path === SHARED_CARTS) return t("settings.ordering.together");
    return path === CHECKOUT ? t("settings.ordering.checkout") : path;
  };
  return (
    <SettingsPage title={t("settings.ordering.title")} form={form} labelOf={labelOf}>
      <SettingsCard title={t("settings.ordering.checkout")}>
        <ChoiceSetting
          form={form}
          path={CHECKOUT}
          label={t("settings.ordering.checkout")}
          absent="WEBAPP"
          options={[
            { value: "WEBAPP", label: t("settings.ordering.webapp") },
            { value: "WHATSAPP", label: t("settings.ordering.whatsapp") },
            { value: "READONLY", label: t("settings.ordering.readonly") },
          ]}
        />
        {isOpening && <OpeningNote />}
        <SwitchSetting
          form={form}
          path={SHARED_CARTS}
          label={t("settings.ordering.together")}
          hint={t("settings.ordering.togetherHint")}
          absent
        />
      </SettingsCard>
      {SERVICE_TYPES.map((type) => (
        <ServiceTypeCard key={type} form={form} type={serviceTypeKey(type)} />
      ))}
      <TranslatedTextsCard own={language} texts={guestTexts(form)} />
    </SettingsPage>
  );
}

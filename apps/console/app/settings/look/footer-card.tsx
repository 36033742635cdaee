import { useText } from "../../i18n/text.ts";
import { SwitchSetting } from "../form/fields.tsx";
import { LookCard } from "../form/look-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { fieldLabel, lookPath } from "./paths/look-paths.ts";

type FooterCardProps = { form: SettingsForm; mayOfferApp: boolean };

/** What stands at the foot of the landing page. */
export function FooterCard({ form, mayOfferApp }: FooterCardProps) {
  const t = useText();
  const field = (name: string) => ({
    form,
    path: lookPath(`landing.footer.${name}`),
    label: fieldLabel(t, `footer.${name}`),
  });
  const app = field("download_app_enabled");
  const promotion = field("promotion_enabled");
  const lines = [
    mayOfferApp && form.get(app.path) === true && app.label,
    form.get(promotion.path) !== false && promotion.label,
  ];
  return (
    <LookCard
      form={form}
      title={t("settings.look.footer")}
      facts={lines.some(Boolean) ? lines : [t("settings.look.footerEmpty")]}
      fields={[lookPath("landing.footer")]}
    >
      <SwitchSetting
        {...app}
        hint={t(mayOfferApp ? "settings.look.footerAppHint" : "settings.look.footerAppFree")}
        disabled={!mayOfferApp}
      />
      <SwitchSetting {...promotion} hint={t("settings.look.footerPromotionHint")} absent />
    </LookCard>
  );
}

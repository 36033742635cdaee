import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { LookCard } from "../form/look-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { ColorSetting } from "./color-setting.tsx";
import { LogoSetting } from "./logo-setting.tsx";
import { fieldLabel, LOGO, lookPath } from "./paths/look-paths.ts";

/** The id of the element around the field of the brand's colour. */
export const BRAND_COLOR = "brand-color";

const COLOR = lookPath("product.secondary_color");

type BrandCardProps = {
  form: SettingsForm;
  advice: ReadonlyMap<string, LookAdvice>;
  storageUrl: string;
};

/** The logo and the colour by which guests know the restaurant, on all pages. */
export function BrandCard({ form, advice, storageUrl }: BrandCardProps) {
  const t = useText();
  const color = form.get(COLOR);
  return (
    <LookCard
      form={form}
      advice={advice}
      title={t("settings.look.brand")}
      facts={[
        Boolean(form.get(LOGO)) && t("settings.place.logo"),
        typeof color === "string" && color !== "" ? color : t("settings.look.ownColor"),
      ]}
      fields={[LOGO, COLOR]}
      colors={[COLOR]}
    >
      <LogoSetting form={form} storageUrl={storageUrl} />
      <div id={BRAND_COLOR}>
        <ColorSetting
          form={form}
          advice={advice}
          path={COLOR}
          label={fieldLabel(t, "secondary_color")}
          hint={t("settings.look.accentHint")}
        />
      </div>
    </LookCard>
  );
}

import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import type { SettingsForm } from "../frame/use-settings-section.ts";
import { ColorSetting } from "./color-setting.tsx";
import { LogoSetting } from "./logo-setting.tsx";
import { fieldLabel, lookPath } from "./paths/look-paths.ts";

/** The place on the page to which links to the brand's colour lead. */
export const BRAND_CARD = "brand";

type BrandCardProps = {
  form: SettingsForm;
  advice: ReadonlyMap<string, LookAdvice>;
  storageUrl: string;
};

/** The logo and the colour by which guests know the restaurant, on all pages. */
export function BrandCard({ form, advice, storageUrl }: BrandCardProps) {
  const t = useText();
  return (
    <div id={BRAND_CARD} className="scroll-mt-20">
      <SettingsCard title={t("settings.look.brand")}>
        <LogoSetting form={form} storageUrl={storageUrl} />
        <ColorSetting
          form={form}
          advice={advice}
          path={lookPath("product.secondary_color")}
          label={fieldLabel(t, "secondary_color")}
          hint={t("settings.look.accentHint")}
        />
      </SettingsCard>
    </div>
  );
}

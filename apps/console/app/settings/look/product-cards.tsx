import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { focusField } from "../../parts/saving/focus-fault.ts";
import { LookCard } from "../form/look-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { BackgroundCard } from "./background-card.tsx";
import { BRAND_COLOR } from "./brand-card.tsx";
import { ButtonStyleCard } from "./button-style-card.tsx";
import { ColorSetting } from "./color-setting.tsx";
import { FontSetting, useFontName } from "./font-setting.tsx";
import { MoreColors } from "./more-colors.tsx";
import { fieldLabel, lookPath } from "./paths/look-paths.ts";

type ProductCardsProps = {
  form: SettingsForm;
  advice: ReadonlyMap<string, LookAdvice>;
  storageUrl: string;
};

/** The look of the menu and all pages behind it. */
export function ProductCards({ form, advice, storageUrl }: ProductCardsProps) {
  const t = useText();
  const fontNameOf = useFontName(form);
  const field = (name: string) => ({
    form,
    path: lookPath(`product.${name}`),
    label: fieldLabel(t, name),
  });
  return (
    <>
      <LookCard
        form={form}
        advice={advice}
        title={t("settings.look.textAndColors")}
        facts={[fontNameOf(field("content.font").path)]}
        fields={[field("content").path]}
        colors={[field("content.text_color").path]}
      >
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <FontSetting {...field("content.font")} hint={t("settings.look.menuFontHint")} />
          <ColorSetting {...field("content.text_color")} advice={advice} />
        </div>
        <Button
          look="quiet"
          onClick={() => focusField(document.querySelector<HTMLElement>(`#${BRAND_COLOR} input`))}
        >
          {t("settings.look.toBrand")}
        </Button>
        <MoreColors>
          <ColorSetting
            {...field("content.secondary_color")}
            hint={t("settings.look.contentAccentHint")}
            advice={advice}
          />
        </MoreColors>
      </LookCard>
      <BackgroundCard part="product" form={form} advice={advice} storageUrl={storageUrl} />
      <ButtonStyleCard part="product" form={form} advice={advice} />
    </>
  );
}

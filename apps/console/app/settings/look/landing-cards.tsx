import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { TextSetting } from "../form/fields.tsx";
import { LookCard } from "../form/look-card.tsx";
import { TranslatedTextsCard } from "../form/translated-texts-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { ArrangementCard } from "./arrangement-card.tsx";
import { BackgroundCard } from "./background-card.tsx";
import { ButtonStyleCard } from "./button-style-card.tsx";
import { ButtonsCard } from "./buttons/buttons-card.tsx";
import { ColorSetting } from "./color-setting.tsx";
import { FontSetting, useFontName } from "./font-setting.tsx";
import { FooterCard } from "./footer-card.tsx";
import { landingTexts } from "./landing-texts.ts";
import { MoreColors } from "./more-colors.tsx";
import { fieldLabel, lookPath } from "./paths/look-paths.ts";
import type { PreviewCompany } from "./preview/preview-company.ts";

type LandingCardsProps = {
  form: SettingsForm;
  advice: ReadonlyMap<string, LookAdvice>;
  storageUrl: string;
  company: Pick<PreviewCompany, "language" | "mayOfferApp" | "name">;
};

/** The look of the landing page, in the order in which guests see it. */
export function LandingCards({ form, advice, storageUrl, company }: LandingCardsProps) {
  const t = useText();
  const fontNameOf = useFontName(form);
  const field = (name: string) => ({
    form,
    path: lookPath(`landing.${name}`),
    label: fieldLabel(t, name),
  });
  return (
    <>
      <ArrangementCard form={form} />
      <LookCard
        form={form}
        advice={advice}
        title={t("settings.look.texts")}
        facts={[
          String(form.get(field("title.name").path) || company.name),
          fontNameOf(field("title.font").path),
          fontNameOf(field("content.font").path),
        ]}
        fields={[field("title").path, field("content").path]}
        colors={[field("title.text_color").path, field("content.text_color").path]}
      >
        <TextSetting
          {...field("title.name")}
          hint={t("settings.look.titleNameHint")}
          maxLength={160}
        />
        <TextSetting {...field("title.summary")} long maxLength={600} />
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <FontSetting {...field("title.font")} />
          <ColorSetting {...field("title.text_color")} advice={advice} />
          <FontSetting {...field("content.font")} forText />
          <ColorSetting {...field("content.text_color")} advice={advice} />
        </div>
        <MoreColors>
          <ColorSetting
            {...field("content.secondary_color")}
            hint={t("settings.look.unusedHint")}
            advice={advice}
          />
        </MoreColors>
      </LookCard>
      <BackgroundCard part="landing" form={form} advice={advice} storageUrl={storageUrl} />
      <ButtonsCard form={form} />
      <TranslatedTextsCard form={form} own={company.language} texts={landingTexts(t, form)} />
      <ButtonStyleCard part="landing" form={form} advice={advice} />
      <FooterCard form={form} mayOfferApp={company.mayOfferApp} />
    </>
  );
}

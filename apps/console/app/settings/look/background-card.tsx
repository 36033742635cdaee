import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { Segmented } from "../../parts/segmented.tsx";
import { LookCard } from "../form/look-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { ColorSetting } from "./color-setting.tsx";
import { fieldLabel, type LookPart, lookPath } from "./paths/look-paths.ts";
import { PictureSetting } from "./picture-setting.tsx";

type BackgroundCardProps = {
  form: SettingsForm;
  part: LookPart;
  advice: ReadonlyMap<string, LookAdvice>;
  storageUrl: string;
};

const TYPES = ["flat_color", "gradient", "image"] as const;

/** The colours of each kind of background; that behind a picture is hardly seen. */
const COLORS = {
  flat_color: ["background_color"],
  gradient: ["degraded_color.degraded_1", "degraded_color.degraded_2"],
  image: [],
} as const;

/** What lies behind a page: a colour, a gradient of two, or a picture. */
export function BackgroundCard({ form, part, advice, storageUrl }: BackgroundCardProps) {
  const t = useText();
  const path = (field: string) => lookPath(`${part}.body.${field}`);
  const color = (field: string, hint?: string) => (
    <ColorSetting
      form={form}
      advice={advice}
      hint={hint}
      path={path(field)}
      label={fieldLabel(t, `body.${field}`)}
    />
  );
  const type = TYPES.find((each) => each === form.get(path("background_type"))) ?? "flat_color";
  return (
    <LookCard
      form={form}
      advice={advice}
      title={t("settings.look.background")}
      label={`${t(`settings.look.${part}`)} · ${t("settings.look.background")}`}
      facts={[t(`settings.look.type.${type}`)]}
      fields={[lookPath(`${part}.body`)]}
      colors={COLORS[type].map(path)}
    >
      <Segmented
        label={t("settings.look.backgroundType")}
        look="words"
        value={type}
        options={TYPES.map((value) => ({ value, label: t(`settings.look.type.${value}`) }))}
        onChange={(next) => {
          form.set(path("background_type"), next);
          // A wrong colour in a field that goes would keep the page from being saved.
          const gone = next === "gradient" ? COLORS.flat_color : COLORS.gradient;
          for (const field of gone) form.forget(path(field));
        }}
      />
      {type === "flat_color" && color("background_color")}
      {type === "gradient" && (
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          {color("degraded_color.degraded_1")}
          {color("degraded_color.degraded_2")}
        </div>
      )}
      {type === "image" && (
        <>
          <PictureSetting
            form={form}
            storageUrl={storageUrl}
            path={path("background_image.mobile")}
            use="background_mobile"
            label={t("settings.look.picturePhone")}
            hint={t("settings.look.pictureHint")}
          />
          <PictureSetting
            form={form}
            storageUrl={storageUrl}
            path={path("background_image.desktop")}
            use="background_desktop"
            label={t("settings.look.pictureWide")}
          />
          {color("background_color", t("settings.look.behindPicture"))}
        </>
      )}
    </LookCard>
  );
}

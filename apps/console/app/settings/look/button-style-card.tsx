import { buttonShape } from "@comanda/ui/look/company-buttons.ts";
import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { Segmented } from "../../parts/segmented.tsx";
import { LookCard } from "../form/look-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { ColorSetting } from "./color-setting.tsx";
import { fieldLabel, type LookPart, lookPath } from "./paths/look-paths.ts";

type ButtonStyleCardProps = {
  form: SettingsForm;
  part: LookPart;
  advice: ReadonlyMap<string, LookAdvice>;
};

const COLORS = ["background_color", "text_color"] as const;
const FORMS = ["filled_squared", "filled_rounded", "outlined_squared", "outlined_rounded"] as const;

/**
 * The form and the colours of a page's buttons. Other spellings of a form are read as guests see them: only
 * the landing page has outlined ones.
 */
export function ButtonStyleCard({ form, part, advice }: ButtonStyleCardProps) {
  const t = useText();
  const path = (field: string) => lookPath(`${part}.buttons_icons.${field}`);
  const stored = form.get(path("form"));
  const shape = buttonShape({ form: typeof stored === "string" ? stored : null });
  const outlined = part === "landing" && shape.outlined;
  const shown = `${outlined ? "outlined" : "filled"}_${shape.rounded ? "rounded" : "squared"}`;
  const forms = part === "landing" ? FORMS : FORMS.slice(0, 2);
  const value = forms.find((each) => each === shown) ?? "filled_squared";
  return (
    <LookCard
      form={form}
      advice={advice}
      title={t("settings.look.buttonStyle")}
      label={`${t(`settings.look.${part}`)} · ${t("settings.look.buttonStyle")}`}
      facts={[t(`settings.look.form.${value}`)]}
      fields={[lookPath(`${part}.buttons_icons`)]}
      colors={COLORS.map(path)}
    >
      <Segmented
        label={t("settings.look.buttonForm")}
        look="words"
        value={value}
        options={forms.map((each) => ({ value: each, label: t(`settings.look.form.${each}`) }))}
        onChange={(next) => form.set(path("form"), next)}
      />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {COLORS.map((field) => (
          <ColorSetting
            key={field}
            form={form}
            advice={advice}
            path={path(field)}
            label={fieldLabel(t, `buttons_icons.${field}`)}
          />
        ))}
      </div>
    </LookCard>
  );
}

import { cssColor, parseColor } from "@comanda/ui/look/color.ts";
import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { AdviceNote } from "./advice-note.tsx";

type ColorSettingProps = {
  form: SettingsForm;
  path: string;
  label: string;
  hint?: string;
  advice: ReadonlyMap<string, LookAdvice>;
};

/** A colour, chosen from the device's palette or typed. Without a colour the page has its own. */
export function ColorSetting({ form, path, label, hint, advice }: ColorSettingProps) {
  const t = useText();
  const value = String(form.get(path) ?? "");
  const text = form.textOf(path) ?? value;
  const color = parseColor(value);
  const change = (typed: string) => {
    const plain = typed.trim();
    const isRight = plain === "" || parseColor(plain) !== null;
    form.type(path, typed, {
      field: plain === "" ? null : plain,
      fault: isRight ? null : t("settings.look.fault.color"),
    });
  };
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={label}
            hint={hint}
            value={text}
            error={form.faultAt(path)}
            placeholder={t("settings.look.ownColor")}
            dir={text === "" ? undefined : "ltr"}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </div>
        <input
          type="color"
          aria-label={t("settings.look.choose", { name: label })}
          value={color ? cssColor(color) : "#ffffff"}
          onChange={(event) => change(event.currentTarget.value)}
          className={`mt-6.5 h-11 w-12 flex-none rounded-[10px] border border-field bg-surface p-1 lg:h-10 ${color ? "" : "opacity-40"}`}
        />
      </div>
      <AdviceNote chosen={value} advice={advice.get(path)} />
    </div>
  );
}

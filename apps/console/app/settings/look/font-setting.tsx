import { readFontName } from "@comanda/domain/text/font-name";
import { fontNames, fontTitle, textFont } from "@comanda/ui/look/fonts.ts";
import { useText } from "../../i18n/text.ts";
import { SelectField } from "../../parts/select-field.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";

type FontSettingProps = {
  form: SettingsForm;
  path: string;
  label: string;
  hint?: string;
  /** Whether only fonts for running text are offered; a stored one for titles stays. */
  forText?: boolean;
};

/** Returns the name of the font at a path of the form, as people write it. */
export function useFontName(form: Pick<SettingsForm, "get">): (path: string) => string {
  const t = useText();
  return (path) => {
    const name = String(form.get(path) ?? "");
    if (name === "") return t("settings.look.ownFont");
    const font = readFontName(name);
    return font ? fontTitle(font) : name;
  };
}

/** A choice of fonts. Without a choice the page has its own. */
export function FontSetting({ form, path, label, hint, forText = false }: FontSettingProps) {
  const t = useText();
  const stored = String(form.get(path) ?? "");
  const value = readFontName(stored) ?? stored;
  const offered = fontNames.filter((name) => !forText || textFont(name) || name === value);
  const other = value === "" || readFontName(value) ? [] : [{ value, label: value }];
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      error={form.faultAt(path)}
      options={[
        { value: "", label: t("settings.look.ownFont") },
        ...other,
        ...offered.map((name) => ({ value: name as string, label: fontTitle(name) })),
      ]}
      onChange={(next) => form.set(path, next === "" ? null : next)}
    />
  );
}

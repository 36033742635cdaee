import { useText } from "../i18n/text.ts";
import { Segmented } from "../parts/segmented.tsx";
import { themes } from "../theme/theme-choice.ts";
import { useTheme } from "../theme/theme-context.tsx";

/** Chooses light or dark on this device, or to follow the device. */
export function ThemeSwitch() {
  const t = useText();
  const { theme, choose } = useTheme();
  return (
    <Segmented
      label={t("more.theme")}
      value={theme}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={choose}
    />
  );
}

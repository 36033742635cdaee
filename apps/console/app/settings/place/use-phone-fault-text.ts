import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useText } from "../../i18n/text.ts";
import type { ReadPhone } from "./phone-text.ts";

/** Returns what is wrong with a phone, with the name of its country; null for nothing. */
export function usePhoneFaultText(): (phone: ReadPhone) => string | null {
  const t = useText();
  const locale = useLocale();
  return ({ fault, country }) => {
    if (fault === null) return null;
    if (fault === "code" || country === null) return t("settings.fault.phoneCode");
    const name = new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
    return t(`settings.fault.phone.${fault}`, { country: name });
  };
}

import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { callingCodeOf, nationalText, readPhone } from "./phone-text.ts";
import { usePhoneFaultText } from "./use-phone-fault-text.ts";

/** The path of the phone. */
export const PHONE = "company.whatsapp";

/** The phone that guests reach on WhatsApp, as people of the company's country write it. */
export function PhoneSetting({ form }: { form: SettingsForm }) {
  const t = useText();
  const faultText = usePhoneFaultText();
  const country = String(form.get("company.country.country_code") ?? "");
  const code = callingCodeOf(country);
  const stored = String(form.get(PHONE) ?? "");
  return (
    <Field
      label={t("settings.place.whatsapp")}
      hint={code ? t("setup.phoneHint", { code: `+${code}` }) : t("settings.place.whatsappHint")}
      error={form.faultAt(PHONE)}
      type="tel"
      dir="ltr"
      autoComplete="off"
      maxLength={40}
      value={form.textOf(PHONE) ?? nationalText(stored, code)}
      onChange={({ currentTarget: { value } }) => {
        const phone = readPhone(value, country);
        form.type(PHONE, value, { field: phone.stored, fault: faultText(phone) });
      }}
    />
  );
}

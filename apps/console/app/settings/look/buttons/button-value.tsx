import { normalizePhoneCharacters } from "@comanda/domain/people/phone-characters";
import { useText } from "../../../i18n/text.ts";
import { Field } from "../../../parts/field.tsx";
import { wifiOf } from "./button-list.ts";

type ButtonValueProps = {
  type: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

const EXAMPLES = { web: "https://example.com", phone: "tel:+5255…", mail: "mailto:…" };

/** Where a button leads: an address, a phone number, a network with its password, or nothing. */
export function ButtonValue({ type, value, error, onChange }: ButtonValueProps) {
  const t = useText();
  if (type === "menu_webapp_url") return null;
  if (type === "wifi_network") return <WifiValue value={value} error={error} onChange={onChange} />;
  const isPhone = type === "whatsapp_number";
  return (
    <Field
      label={t(isPhone ? "settings.look.phone" : "settings.look.address")}
      hint={isPhone ? t("settings.place.whatsappHint") : t("settings.look.addressHint", EXAMPLES)}
      value={typeof value === "object" ? "" : String(value ?? "")}
      error={error}
      inputMode={isPhone ? "tel" : "url"}
      dir="ltr"
      autoComplete="off"
      maxLength={2048}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange((isPhone ? normalizePhoneCharacters(typed) : typed) || null)
      }
    />
  );
}

function WifiValue({ value, error, onChange }: Omit<ButtonValueProps, "type">) {
  const t = useText();
  const wifi = wifiOf(value);
  const change = (field: "network" | "password", text: string) =>
    onChange({ ...wifi, [field]: text || null });
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
      <Field
        label={t("settings.look.network")}
        value={String(wifi.network ?? "")}
        error={error}
        autoComplete="off"
        maxLength={120}
        onChange={(event) => change("network", event.currentTarget.value)}
      />
      <Field
        label={t("settings.look.password")}
        hint={t("settings.look.passwordHint")}
        value={String(wifi.password ?? "")}
        dir="ltr"
        autoComplete="off"
        maxLength={120}
        onChange={(event) => change("password", event.currentTarget.value)}
      />
    </div>
  );
}

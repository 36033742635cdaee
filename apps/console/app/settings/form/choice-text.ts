import { parsePriceType } from "@comanda/domain/delivery/price-type";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import type { MessageKey, Translate } from "../../i18n/text.ts";

/** The names of the values of fields that are chosen from a list, by the ends of their paths. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  checkout_type: {
    WEBAPP: "settings.ordering.webapp",
    WHATSAPP: "settings.ordering.whatsapp",
    READONLY: "settings.ordering.readonly",
  },
  "tip.type": {
    percentage: "settings.ordering.tipPercent",
    amount: "settings.ordering.tipAmount",
  },
  onsite_label: {
    "": "settings.ordering.onsiteUsual",
    seat: "settings.ordering.onsiteSeat",
  },
  "currency.position": {
    left: "settings.place.symbolLeft",
    right: "settings.place.symbolRight",
  },
  registration_status: {
    active: "settings.site.statusActive",
    pending: "settings.site.statusPending",
    disabled: "settings.site.statusDisabled",
  },
  "landing.arrangement": {
    centered: "settings.look.arrangement.centered",
    photo: "settings.look.arrangement.photo",
  },
  background_type: {
    flat_color: "settings.look.type.flat_color",
    gradient: "settings.look.type.gradient",
    image: "settings.look.type.image",
  },
  "buttons_icons.form": {
    filled_squared: "settings.look.form.filled_squared",
    filled_rounded: "settings.look.form.filled_rounded",
    outlined_squared: "settings.look.form.outlined_squared",
    outlined_rounded: "settings.look.form.outlined_rounded",
  },
};

/** The stored text of a choice as its field names it; null for other fields, and for a text that is none of the choices. */
export function choiceText(t: Translate, path: string, value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (path.endsWith(".prices.type")) {
    const type = parsePriceType(value);
    return type && t(`settings.delivery.typeName.${type}`);
  }
  if (path === "company.language") return own(localeNames, value);
  const end = Object.keys(CHOICES).find((each) => path.endsWith(`.${each}`));
  const key = end && own(CHOICES[end] ?? {}, value);
  return key ? t(key) : null;
}

const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | null =>
  (Object.hasOwn(values, name) && values[name]) || null;

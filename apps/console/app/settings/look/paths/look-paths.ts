import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import type { LookSettings } from "@comanda/ui/look/look-settings.ts";
import type { MessageKey, Translate } from "../../../i18n/text.ts";
import type { SectionValue } from "../../../parts/saving/section-value.ts";

/** The two looks of the storefront: the page at the restaurant's address, and all others. */
export type LookPart = "landing" | "product";

const LAYOUTS = "ecommerce_settings.layout_settings";

/** The path of a field of the look in the import file. */
export const lookPath = (field: string): string => `${LAYOUTS}.${field}`;

/** The path of the logo's name. */
export const LOGO = "company.logo_url";

export const CONTENTS = lookPath("landing.contents");

/** The look in a section's value, as the storefront's themes read it. */
export function lookOf(value: SectionValue): LookSettings {
  return (value.ecommerce_settings ?? {}) as LookSettings;
}

/** What is said about the chosen colours, by the paths of their fields in the import file. */
export function adviceByPath(advice: readonly LookAdvice[]): ReadonlyMap<string, LookAdvice> {
  return new Map(advice.map((each) => [lookPath(each.path), each]));
}

const LABELS: Readonly<Record<string, MessageKey>> = {
  arrangement: "settings.look.arrangement",
  "title.name": "settings.look.titleName",
  "title.summary": "settings.look.summary",
  "title.font": "settings.look.titleFont",
  "title.text_color": "settings.look.titleColor",
  "content.font": "settings.look.textFont",
  "content.text_color": "settings.look.textColor",
  "content.secondary_color": "settings.look.contentAccent",
  secondary_color: "settings.look.accent",
  "body.background_type": "settings.look.background",
  "body.background_color": "settings.look.backgroundColor",
  "body.degraded_color.degraded_1": "settings.look.gradientFrom",
  "body.degraded_color.degraded_2": "settings.look.gradientTo",
  "body.background_image.desktop_url": "settings.look.pictureWide",
  "body.background_image.mobile_url": "settings.look.picturePhone",
  "body.background_image.desktop_thumbnail_url": "settings.look.pictureWide",
  "body.background_image.mobile_thumbnail_url": "settings.look.picturePhone",
  "buttons_icons.form": "settings.look.buttonForm",
  "buttons_icons.background_color": "settings.look.buttonColor",
  "buttons_icons.text_color": "settings.look.buttonTextColor",
  contents: "settings.look.buttons",
  "footer.download_app_enabled": "settings.look.footerApp",
  "footer.promotion_enabled": "settings.look.footerPromotion",
};

const BUTTON_LABELS: Readonly<Record<string, MessageKey>> = {
  name: "settings.look.buttonName",
  type: "settings.look.buttonType",
  value: "settings.look.buttonValue",
};

/** The name of a field with its page, such as `Landing page · Colour of the title`. */
export function lookLabel(t: Translate, path: string): string {
  if (path.startsWith("company.logo")) return t("settings.place.logo");
  const [part, ...rest] = path.slice(LAYOUTS.length + 1).split(".");
  const page = part === "landing" ? t("settings.look.landing") : t("settings.look.product");
  const label = LABELS[rest.join(".")];
  if (rest[0] === "title" && rest[1] === "translations")
    return `${page} · ${t("menu.translations")}`;
  if (label) return `${page} · ${t(label)}`;
  const [contents, index, field = ""] = rest;
  const ofButton = BUTTON_LABELS[field];
  if (contents !== "contents" || !ofButton) return path;
  return `${t("settings.look.buttonOf", { number: Number(index) + 1 })} · ${t(ofButton)}`;
}

/** The label of a field without its page. */
export function fieldLabel(t: Translate, field: string): string {
  const label = LABELS[field];
  return label ? t(label) : field;
}

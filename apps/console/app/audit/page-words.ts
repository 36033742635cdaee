import type { MessageKey } from "../i18n/text.ts";
import { type FieldWords, words } from "./value-kinds.ts";

const E = "ecommerce_settings";
const REWARDS = "loyalty_settings.loyalty_program.rewards";
const LAYOUT = `${E}.layout_settings.{page}`;
const KINDS = {
  percentage: "settings.offers.percentage",
  fixed: "settings.offers.fixed",
} as const satisfies Record<string, MessageKey>;

export const OFFER_WORDS: Record<string, FieldWords> = {
  "company.coupon_published.active": words("settings.offers.showList", "yesNo"),
  "company.coupon_published.start_date": words("settings.offers.start_date"),
  "company.coupon_published.end_date": words("settings.offers.end_date"),
  coupons: words("settings.offers.coupons"),
  "coupons.*.code": words("settings.offers.code"),
  "coupons.*.description": words("settings.offers.description"),
  "coupons.*.discount_type": words("settings.offers.kind", KINDS),
  "coupons.*.value": words("audit.field.worth"),
  "coupons.*.usage_limit": words("settings.offers.limit"),
  "coupons.*.coupons_used": words("audit.field.used"),
  "coupons.*.min_amount": words("settings.delivery.minimum", "money"),
  "coupons.*.published": words("settings.offers.published", "yesNo"),
  "loyalty_settings.loyalty_program.active": words("settings.offers.active", "yesNo"),
  "loyalty_settings.loyalty_program.points_per_amount": words("settings.offers.pointsRate"),
  [REWARDS]: words("settings.offers.rewards"),
  [`${REWARDS}.*.name`]: words("settings.offers.name"),
  [`${REWARDS}.*.description`]: words("settings.offers.description"),
  [`${REWARDS}.*.required_points`]: words("settings.offers.points"),
  [`${REWARDS}.*.discount_type`]: words("settings.offers.kind", KINDS),
  [`${REWARDS}.*.value`]: words("audit.field.worth"),
};

export const TABLE_WORDS: Record<string, FieldWords> = {
  qrs: words("settings.tables.title"),
  "qrs.*.name": words("settings.tables.name"),
  "qrs.*.zone.name": words("settings.tables.zone"),
  "qrs.*.ordering_type": words("settings.tables.type", "service"),
};

export const LOOK_WORDS: Record<string, FieldWords> = {
  [`${LAYOUT}.arrangement`]: words("settings.look.arrangement", {
    centered: "settings.look.arrangement.centered",
    photo: "settings.look.arrangement.photo",
  }),
  [`${LAYOUT}.title.name`]: words("settings.look.titleName"),
  [`${LAYOUT}.title.summary`]: words("settings.look.summary"),
  [`${LAYOUT}.title.font`]: words("settings.look.titleFont"),
  [`${LAYOUT}.title.text_color`]: words("settings.look.titleColor"),
  [`${LAYOUT}.content.font`]: words("settings.look.textFont"),
  [`${LAYOUT}.content.text_color`]: words("settings.look.textColor"),
  [`${LAYOUT}.content.secondary_color`]: words("settings.look.contentAccent"),
  [`${LAYOUT}.secondary_color`]: words("settings.look.accent"),
  [`${LAYOUT}.body.background_type`]: words("settings.look.backgroundType", {
    flat_color: "settings.look.type.flat_color",
    gradient: "settings.look.type.gradient",
    image: "settings.look.type.image",
  }),
  [`${LAYOUT}.body.background_color`]: words("settings.look.backgroundColor"),
  [`${LAYOUT}.body.degraded_color.degraded_1`]: words("settings.look.gradientFrom"),
  [`${LAYOUT}.body.degraded_color.degraded_2`]: words("settings.look.gradientTo"),
  [`${LAYOUT}.body.background_image.desktop_url`]: words("settings.look.pictureWide", "unread"),
  [`${LAYOUT}.body.background_image.mobile_url`]: words("settings.look.picturePhone", "unread"),
  [`${LAYOUT}.body.background_image.desktop_thumbnail_url`]: words(
    "settings.look.pictureWide",
    "unread",
  ),
  [`${LAYOUT}.body.background_image.mobile_thumbnail_url`]: words(
    "settings.look.picturePhone",
    "unread",
  ),
  [`${LAYOUT}.buttons_icons.form`]: words("settings.look.buttonForm", {
    filled_rounded: "settings.look.form.filled_rounded",
    filled_squared: "settings.look.form.filled_squared",
    outlined_rounded: "settings.look.form.outlined_rounded",
    outlined_squared: "settings.look.form.outlined_squared",
  }),
  [`${LAYOUT}.buttons_icons.background_color`]: words("settings.look.buttonColor"),
  [`${LAYOUT}.buttons_icons.text_color`]: words("settings.look.buttonTextColor"),
  [`${LAYOUT}.contents`]: words("settings.look.buttons"),
  [`${LAYOUT}.contents.*.name`]: words("settings.look.buttonName"),
  [`${LAYOUT}.contents.*.type`]: words("settings.look.buttonType", {
    external_url: "settings.look.does.external_url",
    menu_webapp_url: "settings.look.does.menu_webapp_url",
    whatsapp_number: "settings.look.does.whatsapp_number",
    wifi_network: "settings.look.does.wifi_network",
  }),
  [`${LAYOUT}.contents.*.value`]: words("settings.look.buttonValue"),
  [`${LAYOUT}.contents.*.status`]: words("settings.look.buttonOn", {
    enabled: "audit.value.yes",
    true: "audit.value.yes",
    disabled: "audit.value.no",
    false: "audit.value.no",
  }),
  [`${LAYOUT}.footer.download_app_enabled`]: words("settings.look.footerApp", "yesNo"),
  [`${LAYOUT}.footer.promotion_enabled`]: words("settings.look.footerPromotion", "yesNo"),
};

export const SITE_WORDS: Record<string, FieldWords> = {
  hosts: words("settings.site.hosts"),
  "company.domain_settings.registration_status": words("settings.site.status", {
    active: "settings.site.statusActive",
    pending: "settings.site.statusPending",
    disabled: "settings.site.statusDisabled",
  }),
  "company.domain_settings.url": words("settings.site.url"),
  "company.settings.facebook_domain_validation": words("settings.site.validation"),
  "company.reseller_id": words("settings.site.reseller"),
  "company.current_subscriptions": words("settings.site.plan"),
  "company.highest_plan": words("settings.site.highestPlan"),
  "company.order_limit_usage_count": words("settings.site.orders"),
  [`${E}.analytics_settings.facebook_pixel`]: words("settings.site.pixel"),
};

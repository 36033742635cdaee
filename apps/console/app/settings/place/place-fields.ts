import type { MessageKey } from "../../i18n/text.ts";

/** The names of the fields of the place, by their paths in the import file. */
export const PLACE_LABELS: Readonly<Record<string, MessageKey>> = {
  "company.name": "settings.place.name",
  "company.industry": "settings.place.industry",
  "company.address": "settings.place.address",
  "company.city": "settings.place.city",
  "company.address_enabled": "settings.place.addressShown",
  "company.address_google_validation": "settings.place.addressChecked",
  "company.latitude": "settings.place.latitude",
  "company.longitude": "settings.place.longitude",
  "company.country.country_code": "settings.place.country",
  "company.country.name": "settings.place.countryName",
  "company.country.time_format": "settings.place.timeFormat",
  "company.timezone": "settings.place.timezone",
  "company.language": "settings.place.language",
  "company.currency.code": "settings.place.currency",
  "company.currency.symbol": "settings.place.symbol",
  "company.currency.position": "settings.place.symbolPosition",
  "company.currency.tax": "settings.place.tax",
  "company.currency.show_decimals": "settings.place.decimals",
  "company.whatsapp": "settings.place.whatsapp",
  "company.google_ratings_count": "settings.place.ratingsCount",
  "ecommerce_settings.google_settings.display_ratings": "settings.place.ratingsShown",
  "ecommerce_settings.google_settings.ratings_score": "settings.place.ratingsScore",
  "ecommerce_settings.google_settings.ratings_count": "settings.place.ratingsCount",
  "ecommerce_settings.google_settings.place_id": "settings.place.googlePlace",
  "ecommerce_settings.additional_address_information": "settings.place.complement",
};

/** The networks, by their fields; names that no language translates. */
export const NETWORKS = {
  instagramUrl: "Instagram",
  facebookUrl: "Facebook",
  tiktokUrl: "TikTok",
  tripadvisorUrl: "Tripadvisor",
} as const;

export const NETWORKS_PATH = "ecommerce_settings.social_networks_settings";

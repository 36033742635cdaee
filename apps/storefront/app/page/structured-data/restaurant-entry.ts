import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import { safeUrl } from "@comanda/ui/web/safe-url.ts";
import type { AggregateRating, Restaurant } from "schema-dts";
import type { CompanySite } from "../../company/company-site.tsx";
import { canonicalUrl } from "../../links/canonical-url.ts";
import { mapUrl } from "../../links/map-url.ts";
import { landingPictureUrl, publicPictureUrl } from "../../media/public-picture-url.ts";
import { cuisine } from "./cuisine.ts";
import { openingHours, specialHours } from "./opening-hours.ts";
import { paymentAccepted } from "./payment-accepted.ts";

type EntrySource = Pick<
  CompanySite,
  "company" | "settings" | "storageUrl" | "ownPictures" | "origin"
>;

/** Returns the ids of the entries, with which entries refer to each other. */
export const restaurantId = (site: EntrySource) => canonicalUrl(site, "/#restaurant");

/** Returns the id of the menu in the structured data. */
export const menuId = (site: EntrySource) => canonicalUrl(site, "/products#menu");

/**
 * Returns the company as schema.org's Restaurant (conformance 2.136). Data that the company's pages do
 * not show, such as a hidden address or rating, is left out.
 */
export function restaurantEntry(site: EntrySource, methods: PaymentMethods | null, now: Date) {
  const { company, settings } = site;
  const title = settings.layout_settings?.landing?.title;
  const pictures = [landingPictureUrl(site), publicPictureUrl(site, "logo", company.logo_url)];
  return {
    "@type": "Restaurant",
    "@id": restaurantId(site),
    name: company.name,
    url: canonicalUrl(site, "/"),
    description: title?.summary?.trim() || undefined,
    image: pictures.filter((picture) => picture !== null),
    logo: publicPictureUrl(site, "logo", company.logo_url) ?? undefined,
    telephone: chatNumber(company.whatsapp),
    ...addressAndPosition(company),
    openingHoursSpecification: openingHours(company.business_hours_settings),
    specialOpeningHoursSpecification: specialHours(openingHoursOf(company), company.timezone, now),
    aggregateRating: rating(site),
    servesCuisine: cuisine(company.industry),
    currenciesAccepted: company.currency.code,
    paymentAccepted: paymentAccepted(methods),
    hasMenu: {
      "@id": menuId(site),
      "@type": "Menu",
      url: canonicalUrl(site, "/products"),
    },
    sameAs: socialProfiles(settings),
  } satisfies Restaurant;
}

/**
 * Returns the chat number with a plus: it always has the country's calling code, but not always the
 * plus.
 */
function chatNumber(phone: string | null): string | undefined {
  const digits = phone?.replace(/\D/gu, "");
  return digits ? `+${digits}` : undefined;
}

/** Address and position. Both are left out if the company hides its address. */
function addressAndPosition(company: CompanySite["company"]) {
  const { address, city, country, latitude, longitude } = company;
  if (!company.address_enabled) return {};
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address?.trim() || undefined,
      addressLocality: city?.trim() || undefined,
      addressCountry: country.country_code,
    },
    geo:
      latitude !== null && longitude !== null
        ? { "@type": "GeoCoordinates", latitude, longitude }
        : undefined,
    hasMap: mapUrl(company) ?? undefined,
  } satisfies Partial<Restaurant>;
}

function rating({ company, settings }: EntrySource) {
  const { display_ratings, ratings_score: score, ratings_count } = settings.google_settings ?? {};
  const count = ratings_count ?? company.google_ratings_count;
  if (!display_ratings || !score || !count || score < 1 || score > 5) return undefined;
  return {
    "@type": "AggregateRating",
    ratingValue: score,
    ratingCount: count,
    bestRating: 5,
    worstRating: 1,
  } satisfies AggregateRating;
}

/** Returns the company's pages on social networks. */
function socialProfiles({ social_networks_settings: social }: CompanySite["settings"]): string[] {
  const { instagramUrl, facebookUrl, tiktokUrl, tripadvisorUrl } = social ?? {};
  return [instagramUrl, facebookUrl, tiktokUrl, tripadvisorUrl]
    .map(safeUrl)
    .filter((url) => url?.startsWith("http"))
    .filter((url) => url !== null && url !== undefined);
}

import { expect, test } from "vitest";
import type { CompanySite } from "../../company/company-site.tsx";
import { restaurantEntry } from "./restaurant-entry.ts";
import { demoSite } from "./testing/demo-site.ts";

const { site, menu } = demoSite("cafe");
const now = new Date("2026-12-20T18:00:00Z");
const withCompany = (changes: Partial<CompanySite["company"]>) => ({
  ...site,
  company: { ...site.company, ...changes },
});
const withSettings = (changes: Partial<CompanySite["settings"]>) => ({
  ...site,
  settings: { ...site.settings, ...changes },
});

test("the entry of a restaurant has the company's data", () => {
  expect(restaurantEntry(site, menu.paymentMethods, now)).toMatchObject({
    "@id": "http://cafe.localhost:3000/#restaurant",
    name: "Oat & Daisy",
    url: "http://cafe.localhost:3000/",
    description: "Slow mornings, good eggs and a table in the shade.",
    logo: "http://cafe.localhost:3000/media/companies/logos/logo.png",
    telephone: "+15125550142",
    address: {
      streetAddress: "1411 Bluebonnet Alley, Austin, TX 78704",
      addressLocality: "Austin",
      addressCountry: "US",
    },
    geo: { latitude: 30.24874, longitude: -97.76518 },
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Wednesday", "Thursday", "Friday"],
        opens: "07:00",
        closes: "15:00",
      },
      { dayOfWeek: ["Friday"], opens: "17:30", closes: "22:00" },
      { dayOfWeek: ["Saturday", "Sunday"], opens: "08:00", closes: "16:00" },
    ],
    aggregateRating: { ratingValue: 4.6, ratingCount: 538, bestRating: 5, worstRating: 1 },
    currenciesAccepted: "USD",
    paymentAccepted: "Cash, Credit Card",
    hasMenu: { url: "http://cafe.localhost:3000/products" },
    sameAs: ["https://www.instagram.com/example", "https://www.tiktok.com/@example"],
  });
});

test("a hidden address is not in the entry, and neither is the position", () => {
  const entry = restaurantEntry(withCompany({ address_enabled: false }), null, now);
  expect(JSON.stringify(entry)).not.toMatch(/Bluebonnet|30\.24|97\.76/u);
});

test.each([
  ["not displayed", { display_ratings: false, ratings_score: 4.6, ratings_count: 538 }],
  ["without raters", { display_ratings: true, ratings_score: 4.6, ratings_count: 0 }],
  ["without a score", { display_ratings: true, ratings_score: null, ratings_count: 538 }],
  ["with an impossible score", { display_ratings: true, ratings_score: 46, ratings_count: 538 }],
])("a rating %s is not in the entry", (_, ratings) => {
  const google_settings = { ...ratings, place_id: null };
  expect(
    restaurantEntry(withSettings({ google_settings }), null, now).aggregateRating,
  ).toBeUndefined();
});

test("the number of ratings comes from the company if the settings have none", () => {
  const google_settings = {
    display_ratings: true,
    ratings_score: 4.6,
    ratings_count: null,
    place_id: null,
  };
  const rated = {
    ...withCompany({ google_ratings_count: 12 }),
    settings: { ...site.settings, google_settings },
  };
  expect(restaurantEntry(rated, null, now).aggregateRating).toMatchObject({ ratingCount: 12 });
});

test.each([
  ["restaurant", undefined],
  [null, undefined],
  ["constructor", undefined],
  ["Pizzería", "Pizza"],
  ["mexican food", "Mexican"],
])("the cuisine of the industry %j is %j", (industry, cuisine) => {
  expect(restaurantEntry(withCompany({ industry }), null, now).servesCuisine).toBe(cuisine);
});

test("links of social networks that are not web pages are left out", () => {
  const social_networks_settings = {
    instagramUrl: "javascript:alert(1)",
    facebookUrl: "mailto:a@example.com",
    tiktokUrl: " ",
    tripadvisorUrl: "www.tripadvisor.com/x",
  };
  expect(restaurantEntry(withSettings({ social_networks_settings }), null, now).sameAs).toEqual([
    "https://www.tripadvisor.com/x",
  ]);
});

test("the coming dates that differ are in the entry, and a closed one opens and closes at midnight", () => {
  const special_dates = [
    { date: "2026-12-31", name: null, hours: [{ open: "18:00", close: "02:00" }] },
    { date: "2026-12-25", name: "Christmas", hours: [] },
    { date: "2026-12-01", name: null, hours: [] },
  ];
  const entry = restaurantEntry(withCompany({ special_dates }), null, now);
  const on = (date: string) => ({ validFrom: date, validThrough: date });
  expect(entry.specialOpeningHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      ...on("2026-12-25"),
      opens: "00:00",
      closes: "00:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      ...on("2026-12-31"),
      opens: "18:00",
      closes: "02:00",
    },
  ]);
  expect(restaurantEntry(site, null, now).specialOpeningHoursSpecification).toBeUndefined();
});

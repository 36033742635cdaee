import { withoutValueAt, withValueAt } from "./faulty-answer.ts";
import { type MalformedAnswer, malformedAnswersOf } from "./malformed-answer.ts";

const company = malformedAnswersOf("readCompany");
const host = malformedAnswersOf("findHost");
const hostDown: Partial<MalformedAnswer> = {
  expectedTexts: [],
  takesPageDown: true,
  loggedPath: "company_id",
};

const monday = "business_hours_settings.monday.hours.0";

/** Faults of the host and of the company: fields of each kind, then lists and objects. */
export const malformedCompanies: MalformedAnswer[] = [
  // Ids.
  host("the host's company is in an envelope", { answer: (correct) => ({ data: correct }) }),
  host(
    "the host's company is its id alone",
    { answer: (correct) => (correct as { company_id: string }).company_id },
    { loggedPath: "" },
  ),
  host("the host's company is null", withValueAt("company_id", null), hostDown),
  host("the host names no company", withoutValueAt("company_id"), hostDown),
  company("the company's id is a number", withValueAt("id", 12)),
  company("the company's id is null", withValueAt("id", null), { loggedPath: "id" }),
  company("the company has no id", withoutValueAt("id"), { loggedPath: "id" }),

  // Texts.
  company("the company's name is null", withValueAt("name", null), { loggedPath: "name" }),
  company("the company's name is a list", withValueAt("name", ["Fonda"]), { loggedPath: "name" }),
  company("the company has no name", withoutValueAt("name"), { loggedPath: "name" }),
  company(
    "the company has neither id nor name",
    {
      answer: (correct) => ({ ...(correct as object), id: null, name: null }),
    },
    { loggedPath: "name" },
  ),
  company("the address is a list", withValueAt("address", ["Calle 60"]), {
    page: "/info",
    expectedTexts: [],
    absentTexts: ["Calle 60"],
    loggedPath: "address",
  }),
  company("the city is null", withValueAt("city", null)),

  // Times of day.
  company("an hour has one digit", withValueAt(`${monday}.open`, "9:00")),
  company("a day ends at 24:00", withValueAt(`${monday}.close`, "24:00")),
  company("an hour is a number", withValueAt(`${monday}.open`, 900), {
    loggedPath: `${monday}.open`,
  }),
  company("an hour is null", withValueAt(`${monday}.open`, null), { loggedPath: `${monday}.open` }),
  company("an hour is a word", withValueAt(`${monday}.close`, "late"), {
    loggedPath: `${monday}.close`,
  }),

  // Codes.
  company("the country's code is in small letters", withValueAt("country.country_code", "mx")),
  company("the currency's code is in small letters", withValueAt("currency.code", "mxn")),
  company("the currency stands in the middle", withValueAt("currency.position", "middle"), {
    loggedPath: "currency.position",
  }),
  company("the language is unknown", withValueAt("language", "tlh")),

  // Numbers and places.
  company("coordinates are texts", withValueAt("latitude", "20.9674")),
  company("a coordinate is a word", withValueAt("latitude", "north"), { loggedPath: "latitude" }),
  company("a coordinate is beyond the pole", withValueAt("latitude", 900), {
    loggedPath: "latitude",
  }),
  company("a count is a text", withValueAt("google_ratings_count", "120")),

  // Lists.
  company("the districts are a text", withValueAt("delivery_districts", "all"), {
    loggedPath: "delivery_districts",
  }),
  company("a district is null", withValueAt("delivery_districts.0", null), {
    loggedPath: "delivery_districts.0",
  }),

  // Objects.
  company("the hours are a text", withValueAt("business_hours_settings", "always"), {
    loggedPath: "business_hours_settings",
  }),
  company("the currency is null", withValueAt("currency", null)),
  company("the subscriptions are absent", withoutValueAt("current_subscriptions")),
];

import { replacedBy, withoutValueAt, withValueAt } from "./faulty-answer.ts";
import { type MalformedAnswer, malformedAnswersOf } from "./malformed-answer.ts";

const settings = malformedAnswersOf("readEcommerceSettings");
const landing = { page: "/", expectedTexts: ["Cocina yucateca"] };

/** Faults of the company's settings: fields of each kind, then lists and objects. */
export const malformedSettings: MalformedAnswer[] = [
  // Instants.
  settings("the end of a pause is a word", withValueAt("takeaway.disabled_until", "later")),
  settings("the end of a pause is an object", withValueAt("takeaway.disabled_until", {}), {
    loggedPath: "takeaway.disabled_until",
  }),
  settings("a pause has no end", withoutValueAt("takeaway.disabled_until")),

  // Codes.
  settings("the checkout type is unknown", withValueAt("checkout_type", "HOLOGRAM"), {
    loggedPath: "checkout_type",
  }),
  settings("the checkout type is in small letters", withValueAt("checkout_type", "webapp")),
  settings("the checkout type is a number", withValueAt("checkout_type", 5), {
    loggedPath: "checkout_type",
  }),
  settings("there is no checkout type", withoutValueAt("checkout_type")),
  settings(
    "the background is of an unknown type",
    withValueAt("layout_settings.landing.body.background_type", "video"),
    { ...landing, loggedPath: "layout_settings.landing.body.background_type" },
  ),

  // Numbers and places.
  settings("a score is a text", withValueAt("google_settings.ratings_score", "4.5")),
  settings("a score is a word", withValueAt("google_settings.ratings_score", "great"), {
    absentTexts: ["great"],
    loggedPath: "google_settings.ratings_score",
  }),
  settings("the delivery time is a number", withValueAt("delivery.average_time", 30)),
  settings("a colour is a number", withValueAt("layout_settings.landing.content.text_color", 5), {
    ...landing,
    loggedPath: "layout_settings.landing.content.text_color",
  }),

  // Lists.
  settings("the buttons are a text", withValueAt("layout_settings.landing.contents", "none"), {
    ...landing,
    loggedPath: "layout_settings.landing.contents",
  }),
  settings(
    "a button's value is a boolean",
    withValueAt("layout_settings.landing.contents.1.value", true),
    {
      ...landing,
      loggedPath: "layout_settings.landing.contents.1.value",
    },
  ),

  // Objects.
  settings("the layout is a text", withValueAt("layout_settings", "nice"), {
    loggedPath: "layout_settings",
  }),
  settings("a service type is a text", withValueAt("onsite", "yes"), { loggedPath: "onsite" }),
  settings("the delivery prices are a number", withValueAt("delivery.prices", 3), {
    loggedPath: "delivery.prices",
  }),
  settings("the settings are empty", replacedBy({})),
  settings(
    "the settings break off",
    { text: '{"checkout_type":"WEBAPP","take' },
    {
      absentTexts: ["You can browse this menu, but", "Este menú es solo para consultar"],
      loggedPath: "",
    },
  ),
];

import { expect, test } from "vitest";
import english from "./messages/en.json";
import spanish from "./messages/es.json";
import mexican from "./messages/es-MX.json";
import portuguese from "./messages/pt.json";
import type { MessageKey } from "./text.ts";

test.each<[MessageKey, string]>([
  ["checkout.required", "This field is required"],
  ["checkout.atMost", "At most {max} characters"],
  ["checkout.nameRequired", "Your name is required"],
  ["checkout.phoneRequired", "Your number is required"],
  ["checkout.phoneInvalid", "The number you entered is not valid"],
  ["checkout.pin.tooNear", "Move the pin to confirm the location on the map"],
  ["checkout.search.numberRequired", "The number is required"],
  ["checkout.search.notFound", "Address not found"],
  ["checkout.comment", "Add a comment (optional)"],
  ["checkout.address.districtOther", "Another district"],
  ["checkout.chooseMethod", "Select a payment method"],
])("the English text of %s says what the specification names: %s", (key, words) => {
  expect(english[key]).toBe(words);
});

test.each([
  ["Spanish", spanish, "obligatoria", "obligatorio"],
  ["Portuguese", portuguese, "obrigatória", "obrigatório"],
])(
  "in %s the message of a missing street is feminine, the others are masculine",
  (_, messages, feminine, masculine) => {
    const ending = (field: "street" | "number" | "district" | "districtName" | "complement") =>
      messages[`checkout.address.required.${field}`].split(" ").at(-1);
    expect(ending("street")).toBe(feminine);
    for (const field of ["number", "district", "districtName", "complement"] as const) {
      expect(ending(field)).toBe(masculine);
    }
  },
);

test("in Mexican Spanish the district is a colonia, so its message is feminine too", () => {
  const messages = { ...spanish, ...mexican };
  const ending = (field: "street" | "number" | "district" | "districtName" | "complement") =>
    messages[`checkout.address.required.${field}`].split(" ").at(-1);
  for (const field of ["street", "district"] as const) expect(ending(field)).toBe("obligatoria");
  for (const field of ["number", "districtName", "complement"] as const) {
    expect(ending(field)).toBe("obligatorio");
  }
});

/** Texts that the specification gives (`docs/conformance.md`); journeys use these messages. */
test.each<[MessageKey, unknown]>([
  ["breakdown.deliveryFree", "Free delivery"],
  ["breakdown.deliveryLater", "Delivery price to be defined"],
  ["checkout.account", "Account summary"],
  ["cart.count", "{count, plural, one {# product} other {# products}}"],
  ["checkout.address.formTitle", "Add your address"],
  ["checkout.locate.title", "Turn on your location"],
  ["checkout.otherMethods", "Other methods"],
  ["checkout.pin.google", expect.stringMatching(/^Can’t find your address\?/u)],
  ["checkout.pin.title", "Select your location"],
  ["checkout.search.expand", "Can’t find your address? Expand the search"],
  ["checkout.search.hint", "Include the house or building number."],
  ["checkout.search.notFound", "Address not found"],
  ["checkout.search.onMap", "Search the address on the map"],
  ["checkout.search.title", "Add your address"],
  ["checkout.toOrder", "Place order"],
  ["hours.allDay", "Open 24 hours"],
  ["hours.closed", "Closed"],
  ["hours.later", "Order for later"],
  ["info.title", "Information"],
  ["install.open", "Download application"],
  ["menu.seeOrder", "See my order"],
  ["pay.online", "Pay online"],
  ["pay.refused.text", expect.stringMatching(/^The payment failed\b/u)],
  ["pay.refused.title", "The payment did not work"],
  ["pay.unavailable.title", "Payment method unavailable"],
  ["wifi.copied", "Password copied"],
])("the English text of %s is the specification's", (key, words) => {
  expect(english[key]).toEqual(words);
});

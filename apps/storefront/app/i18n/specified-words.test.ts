import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const file = path.join(import.meta.dirname, "messages/en.json");
const english: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));

/** Words that the specification gives (`docs/conformance.md`, §2 and §8): journeys read them from here. */
test.each([
  ["breakdown.deliveryFree", "Free delivery"],
  ["breakdown.deliveryLater", "Delivery price to be defined"],
  ["checkout.account", "Account summary"],
  ["checkout.address.formTitle", "Add your address"],
  ["checkout.pin.title", "Select your location"],
  ["checkout.search.expand", "Can’t find your address? Expand the search"],
  ["checkout.search.notFound", "Address not found"],
  ["checkout.search.onMap", "Search the address on the map"],
  ["checkout.search.title", "Add your address"],
  ["install.open", "Download application"],
  ["pay.refused.text", expect.stringMatching(/^The payment failed\b/u)],
  ["pay.refused.title", "The payment did not work"],
  ["pay.unavailable.title", "Payment method unavailable"],
])("the English words of %s are the specification's", (key, words) => {
  expect(english[key]).toEqual(words);
});

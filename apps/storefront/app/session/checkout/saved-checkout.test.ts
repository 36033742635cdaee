import fc from "fast-check";
import { expect, test } from "vitest";
import { emptySavedCheckout, parseSavedCheckout } from "./saved-checkout.ts";
import { filledCheckout } from "./testing/filled-checkout.ts";

test("a checkout comes back as it was stored", () => {
  expect(parseSavedCheckout(JSON.parse(JSON.stringify(filledCheckout)))).toEqual(filledCheckout);
});

test("a field that an earlier version stored is left out, the others are kept", () => {
  expect(parseSavedCheckout({ ...filledCheckout, screen: "order_summary" })).toEqual(
    filledCheckout,
  );
});

test.each([null, 7, "checkout", [], {}])("%j is read as an empty checkout", (found) => {
  expect(parseSavedCheckout(found)).toEqual(emptySavedCheckout());
});

test("fields of the wrong type are left out, the others are kept", () => {
  const found = {
    ...filledCheckout,
    serviceType: "DRONE",
    orderIsFor: "tomorrow",
    deliveryDate: "soon",
    cardPaymentId: 7,
    attempt: { basis: "b" },
    tip: -5,
    tipPercent: 1_000,
    contact: { name: 7, phone: "55" },
    sending: { orderId: "o1" },
    sent: { orderId: "o0" },
    mapPlace: { address: "Colima 220", latitude: 190, longitude: 0 },
    typedAddress: { street: "Durango", number: 200 },
    invalidAddresses: { a0: "outside_coverage", a1: "ugly" },
    quote: { addressId: "a1", price: -1 },
  };
  expect(parseSavedCheckout(found)).toEqual({
    ...filledCheckout,
    serviceType: null,
    orderIsFor: "today",
    cardPaymentId: null,
    deliveryDate: null,
    tip: 0,
    tipPercent: null,
    attempt: null,
    contact: { name: "", phone: "55", country: null },
    sending: null,
    sent: null,
    mapPlace: null,
    typedAddress: { ...emptySavedCheckout().typedAddress, street: "Durango" },
    invalidAddresses: { a0: "outside_coverage" },
    quote: null,
  });
});

test("for every stored value each field has the type that the checkout expects", () => {
  const names = Object.keys(emptySavedCheckout());
  const anything = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
  const typeName = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
  fc.assert(
    fc.property(anything, (found) => {
      const read = parseSavedCheckout(found);
      expect(Object.keys(read)).toEqual(names);
      for (const name of ["additionalInfo", "comments", "couponCode"] as const) {
        expect(typeName(read[name])).toBe("string");
      }
      expect(typeName(read.contact.name)).toBe("string");
      expect(Object.values(read.typedAddress).map(typeName)).toEqual(Array(6).fill("string"));
      expect(typeName(read.invalidAddresses)).toBe("object");
    }),
  );
});

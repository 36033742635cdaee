import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAddressLine, formatStreetLine, type StoredAddress } from "./address-line.ts";

const colima = { address: "Colima 220" };
const pinned = { latitude: 19.4, longitude: -99.1 };

test.each<[StoredAddress, string]>([
  [colima, "Colima 220"],
  [{ ...colima, complement: "Int. 4" }, "Colima 220 - Int. 4"],
  [{ ...colima, reference: "Blue door" }, "Colima 220 - Blue door"],
  [
    { ...colima, complement: "Int. 4", reference: "Blue door", area_name: "Roma" },
    "Colima 220 - Int. 4 - Blue door (Roma)",
  ],
  [{ ...colima, ...pinned, area_name: "Roma" }, "Colima 220"],
  [{ ...colima, complement: " ", reference: null, area_name: "" }, "Colima 220"],
  [{ ...colima, latitude: 0, longitude: 0, area_name: "Roma" }, "Colima 220"],
  [{ ...colima, latitude: 19.4, longitude: null, area_name: "Roma" }, "Colima 220 (Roma)"],
])("the address %o is formatted as %s", (address, text) => {
  expect(formatAddressLine(address)).toBe(text);
});

test.each([
  ["BR", "Rua Harmonia", "123", "Rua Harmonia, 123"],
  ["br", "  Rua   Harmonia , ", " 123 ", "Rua Harmonia, 123"],
  ["ES", "Calle Mayor", "5, 2º B", "Calle Mayor, 5, 2º B"],
  ["MX", "Durango", "200", "Durango 200"],
  ["AR", "Av. Corrientes", "s/n", "Av. Corrientes s/n"],
  ["DE", "Hauptstraße", "7a", "Hauptstraße 7a"],
  ["US", "South Congress Avenue", "1501", "1501 South Congress Avenue"],
  ["FR", "rue de Rivoli", "12 bis", "12 bis rue de Rivoli"],
  ["MX", "Durango 200", "200", "Durango 200"],
  ["BR", "Rua Harmonia, 123", "123", "Rua Harmonia, 123"],
  ["US", "1501 South Congress Avenue", "1501", "1501 South Congress Avenue"],
  ["MX", "Calle 5", "15", "Calle 5 15"],
  ["MX", "Calle 10", "10", "Calle 10 10"],
  ["CO", "Av. Calle 26", "26", "Av. Calle 26 26"],
  ["BR", "Rua 7", "7", "Rua 7, 7"],
  ["MX", "Calle Durango 10", "10", "Calle Durango 10"],
  ["MX", "Durango", "", "Durango"],
])("in %s the street %j and the number %j become %j", (country, street, number, line) => {
  expect(formatStreetLine(country, street, number)).toBe(line);
});

test("the line contains the whole street and number", () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,9}( [A-Za-z]{1,9})?$/u);
  const house = fc.stringMatching(/^[0-9]{1,5}[a-z]?$/u);
  const country = fc.constantFrom("MX", "BR", "US", "FR", "ES", "XX");
  fc.assert(
    fc.property(country, word, house, (code, street, number) => {
      const line = formatStreetLine(code, street, number);
      expect(line).toContain(street);
      expect(line).toContain(number);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../testing/any-character.ts";
import { formatNumberedStreet } from "./address-line.ts";
import {
  houseNumberOf,
  isStreetOf,
  parseHouseNumber,
  streetAndNumber,
  suggestHouseNumber,
  withHouseNumber,
} from "./house-number.ts";

const house = (address: string) => ({ address, hasNumber: true });
const street = (address: string) => ({ address, hasNumber: false });

test.each([
  ["MX", "Avenida Álvaro Obregón 154, Roma Norte, Ciudad de México", "154"],
  ["MX", "Calle 5 de Mayo 12-B, Centro", "12-B"],
  ["MX", "Durango 210", "210"],
  ["MX", "Calle Colima # 7, Roma Norte", "7"],
  ["BR", "Rua Harmonia, 123 – Vila Madalena, São Paulo", "123"],
  ["BR", "Rua 7 de Abril, 88", "88"],
  ["BR", "Rua 7, 88, Centro", "88"],
  ["BR", "Rua Harmonia 45, Pinheiros", "45"],
  ["US", "1411 Bluebonnet Alley, Austin, TX 78704", "1411"],
  ["US", "12a 5th Street, Austin", "12a"],
  ["CO", "Cra. 15 #93A-62, Bogotá", "93A-62"],
  ["CO", "Carrera 7 # 71-21 Torre B", "71-21"],
  ["CO", "Calle 10 # 5", "5"],
  ["AR", "Av. Corrientes 1234, C1043 CABA", "1234"],
])("in %s the house number of %s is %s", (country, address, number) => {
  expect(houseNumberOf(house(address), country)).toBe(number);
});

test("the number in the name of a street is not a house number", () => {
  expect(houseNumberOf(street("Calle 10, San Pedro de los Pinos"), "MX")).toBe("");
  expect(houseNumberOf(house("Plaza Mayor, Centro"), "MX")).toBe("");
});

test.each([
  ["MX", street("Calle Durango, Roma Norte, CDMX"), "Calle Durango 210, Roma Norte, CDMX"],
  ["MX", street("Calle 10"), "Calle 10 210"],
  ["MX", house("Durango 12, Roma Norte"), "Durango 210, Roma Norte"],
  ["MX", street("Calle 210"), "Calle 210 210"],
  ["MX", house("Calle 210 7, Centro"), "Calle 210 210, Centro"],
  ["CO", house("Carrera 7 # 71-21 Torre B"), "Carrera 7 210 Torre B"],
  ["US", street("210 Avenue, Austin"), "210 210 Avenue, Austin"],
  ["BR", street("Rua Harmonia – Vila Madalena"), "Rua Harmonia, 210 – Vila Madalena"],
  ["BR", house("Rua Harmonia, 12, Vila Madalena"), "Rua Harmonia, 210, Vila Madalena"],
  ["US", street("Congress Avenue, Austin, TX"), "210 Congress Avenue, Austin, TX"],
  ["US", house("12 Congress Avenue, Austin"), "210 Congress Avenue, Austin"],
  ["MX", house("Plaza Mayor, Centro"), "Plaza Mayor 210, Centro"],
])("in %s the number is written into %s as %s", (country, address, written) => {
  expect(withHouseNumber(address, "210", country)).toBe(written);
});

test("a number written into an address is found again", () => {
  for (const country of ["MX", "BR", "US", "AR", "CL"]) {
    const written = withHouseNumber(street("Los Olivos, Centro"), "35 B", country);
    expect(houseNumberOf(house(written), country)).toBe("35 B");
    expect(withHouseNumber(house(written), "35 B", country)).toBe(written);
  }
});

test("only an address of street and number is split into fields", () => {
  expect(streetAndNumber("Rua Harmonia, 35 B", "BR")).toEqual({
    street: "Rua Harmonia",
    number: "35 B",
  });
  const whole = "Durango 12, Roma Norte";
  expect(streetAndNumber(whole, "MX")).toEqual({ street: whole, number: "" });
});

test.each([
  ["MX", "Av. Insurgentes Sur 123", "123"],
  ["MX", "av insurgentes sur 123-B, Roma Norte, 06700", "123-B"],
  ["MX", "Avenida Insurgentes Sur #123 Int. 4", "123"],
  ["MX", "Durango 210 depto 5", "210"],
  ["MX", "Calle 60 45", "45"],
  ["MX", "Av. 5 de Mayo 12", "12"],
  ["MX", "Camino Real s/n, Centro", "S/N"],
  ["MX", "Durango núm. 210", "210"],
  ["BR", "Rua Harmonia, 123", "123"],
  ["BR", "Rua Harmonia 123 apto 12", "123"],
  ["BR", "Av. Paulista, 1578, 01310-100", "1578"],
  ["BR", "Rua 1º de Maio, 45", "45"],
  ["BR", "Rua Direita, nº 7", "7"],
  ["BR", "Rua do Sol S/Nº", "S/N"],
  ["PT", "Rua Direita 1º", "1º"],
  ["ES", "Calle Mayor, 5, 1º", "5"],
  ["ES", "Calle Mayor 12-14", "12-14"],
  ["ES", "Calle Mayor 12–14", "12-14"],
  ["IT", "Via Roma 12/A", "12/A"],
  ["FR", "12 bis rue de la Paix", "12 bis"],
  ["US", "12345 Main Street", "12345"],
  ["US", "1411 5th Avenue, Austin", "1411"],
  ["CO", "Cra. 15 #93A-62", "93A-62"],
  ["DE", "Hauptstraße 12a", "12a"],
  ["AE", "شارع الملك ١٢", "12"],
])("in %s the typed text %s has the house number %s", (country, typed, number) => {
  expect(parseHouseNumber(typed, country)).toBe(number);
});

test.each([
  ["MX", "Calle 60"],
  ["MX", "16 de Septiembre"],
  ["MX", "Av. 5 de Mayo"],
  ["MX", "Roma Norte 06700"],
  ["MX", "Carretera a Toluca km 12"],
  ["MX", "Plaza Mayor depto 4"],
  ["BR", "Bela Vista 01310-100"],
  ["US", "5th Avenue"],
  ["CO", "Carrera 7"],
  ["MX", "123"],
  ["MX", ""],
])("in %s the typed text %s has no house number", (country, typed) => {
  expect(parseHouseNumber(typed, country)).toBe("");
});

const countries = fc.constantFrom("MX", "BR", "US", "AR", "CL", "ES", "PT", "IT", "FR", "DE");
const streets = fc.constantFrom("Los Olivos", "Rua Harmonia", "Av. Insurgentes Sur", "Calle Mayor");
const numbers = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }).map(String),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom("A", "-B", " B", "/C", "-145", " bis"))
    .map(([house, more]) => `${house}${more}`),
);

test("a house number typed in the form of the country is found", () => {
  fc.assert(
    fc.property(countries, streets, numbers, fc.boolean(), (country, street, number, more) => {
      const typed = `${formatNumberedStreet(country, street, number)}${more ? ", Centro" : ""}`;
      expect(parseHouseNumber(typed, country)).toBe(number);
      const place = { address: `${street}, Centro`, hasNumber: false };
      const first = suggestHouseNumber(typed, place, country);
      expect(withHouseNumber(place, first, country)).toContain(
        formatNumberedStreet(country, street, number),
      );
    }),
  );
});

test("every found number is S/N or at most 30 typed characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), countries, (typed, country) => {
      const number = parseHouseNumber(typed, country);
      expect(number.length).toBeLessThanOrEqual(30);
    }),
  );
});

test.each([
  [
    "a street without a number",
    "Durango 210",
    { address: "Durango, Roma", hasNumber: false },
    "210",
  ],
  ["nothing", "Durango 210", null, "210"],
  ["another house of the street", "Av. Durango 210", house("Avenida Durango 214, Roma"), "210"],
  ["a house of another street", "Durango 210", house("Colima 7, Roma"), "7"],
  ["a house, where no number was typed", "Colima", house("Colima 7, Roma"), "7"],
  ["a street of that name", "60 Mérida", street("Calle 60, Mérida"), ""],
])(
  "for the found place %s the number field begins with the likelier number",
  (_, typed, place, first) => {
    expect(suggestHouseNumber(typed, place, "MX")).toBe(first);
  },
);

test.each([
  ["colima 100", "Colima", true],
  ["Av. Alvaro Obregon 20, Roma", "Avenida Álvaro Obregón", true],
  ["colima 100", "Callejón del Beso", false],
  ["", "Colima", false],
])("the typed text %j is in the street %j: %s", (typed, street, same) => {
  expect(isStreetOf(typed, street, "MX")).toBe(same);
});

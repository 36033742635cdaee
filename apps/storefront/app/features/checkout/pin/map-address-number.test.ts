import { expect, test } from "vitest";
import { houseNumberIn, streetAndNumber, withHouseNumber } from "./map-address-number.ts";

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
])("%s: the house of %s is %s", (country, address, number) => {
  expect(houseNumberIn(house(address), country)).toBe(number);
});

test("the name of a street is no house", () => {
  expect(houseNumberIn(street("Calle 10, San Pedro de los Pinos"), "MX")).toBe("");
  expect(houseNumberIn(house("Plaza Mayor, Centro"), "MX")).toBe("");
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
])("%s: the number takes its place in an address", (country, address, written) => {
  expect(withHouseNumber(address, "210", country)).toBe(written);
});

test("a number that is written into an address is found in it again", () => {
  for (const country of ["MX", "BR", "US", "AR", "CL"]) {
    const written = withHouseNumber(street("Los Olivos, Centro"), "35 B", country);
    expect(houseNumberIn(house(written), country)).toBe("35 B");
    expect(withHouseNumber(house(written), "35 B", country)).toBe(written);
  }
});

test("only what is no more than a street and a house is parted into them", () => {
  expect(streetAndNumber("Rua Harmonia, 35 B", "BR")).toEqual({
    street: "Rua Harmonia",
    number: "35 B",
  });
  const whole = "Durango 12, Roma Norte";
  expect(streetAndNumber(whole, "MX")).toEqual({ street: whole, number: "" });
});

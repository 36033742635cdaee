import { expect, test } from "vitest";
import { seemsToHaveNumber } from "./seems-to-have-number.ts";

test.each([
  "C. 60 491, Centro, Mérida",
  "Calle 60A 491B, Centro",
  "Av. Paulista, 1578 - Bela Vista, São Paulo",
  "Rua Augusta, nº 12",
  "1600 Amphitheatre Pkwy, Mountain View",
  "Av. 9 de Julio 1024, Buenos Aires",
  "Av. Reforma 222",
])("%s has a house number", (address) => {
  expect(seemsToHaveNumber(address)).toBe(true);
});

test.each([
  "Calle 60, Centro, 97000 Mérida",
  "Av. 9 de Julio, Buenos Aires",
  "Avenida Paulista, Bela Vista, 01310-100 São Paulo",
  "Rua Augusta, 01310-100 - São Paulo",
  "Paseo de Montejo",
  "",
])("%j has none", (address) => {
  expect(seemsToHaveNumber(address)).toBe(false);
});

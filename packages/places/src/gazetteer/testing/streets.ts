import type { TownStreet } from "./small-town.ts";

/** Streets that cover the forms of names: short forms, numbers, articles, equal names. */
export const TEST_STREETS: TownStreet[] = [
  { name: "Av. Álvaro Obregón", district: "Roma Norte" },
  { name: "Calle Durango", district: "Roma Norte" },
  { name: "Calle Guanajuato", district: "Roma Norte" },
  { name: "Calle 5 de Mayo", district: "Centro", postcode: "06000" },
  { name: "Calle 16", district: "Centro", postcode: "06000" },
  { name: "Paseo de la Reforma", district: "Juárez", postcode: "06600" },
  { name: "Dr. Río de la Loza", district: "Doctores" },
  { name: "Circuito Interior Melchor Ocampo", district: "Cuauhtémoc" },
  { name: "Prolongación Xicoténcatl Norte", district: "Del Carmen" },
  { name: "Calle de la Igualdad", district: "Roma Sur" },
  { name: "Durango", district: "Lejana", place: [0.6, 0.6] },
  { name: "C. San Cristóbal", district: "Condesa" },
  { name: "Valle", district: "Condesa" },
];

import { type CompanyPictures, one, type Picture, two } from "../drawing/picture.ts";

const peach = "#fbe0d3";
const amber = "#fde6bd";
const sage = "#dcecd5";
const butter = "#faf0c4";
const sky = "#d9eaf3";
const rose = "#fbdce0";
const lilac = "#e8e0f2";
const sand = "#eee4d6";
const clay = "#f3cdb6";
const mint = "#d3ede3";

const pictures: Record<string, Picture> = {
  "al-pastor": one("1f32e", peach),
  gobernador: one("1f364", amber, 540),
  suadero: one("1f969", rose, 540),
  nopal: one("1f335", sage),
  campechano: two("1f953", "1f32e", amber),
  cochinita: two("1f9c5", "1f32e", lilac),
  pollo: one("1f357", butter, 540),
  "pescado-baja": two("1f41f", "1f32e", sky),
  rajas: two("1fad1", "1f33d", mint),
  gringa: two("1f34d", "1fad3", butter),
  quesadilla: one("1f95f", sky),
  costra: one("1f9c0", peach, 540),
  alambre: one("1f953", sand),
  "burrito-norteno": one("1f32f", clay),
  "burrito-vegetal": one("1f959", sage),
  "torta-milanesa": one("1f956", amber),
  "torta-cubana": one("1f96a", mint),
  hamburguesa: one("1f354", peach),
  "hot-dog": one("1f32d", sky, 580),
  esquites: one("1f33d", butter, 580),
  tamal: one("1fad4", sage),
  chilaquiles: one("1f373", amber),
  molletes: one("1f35e", rose, 520),
  "papa-asada": one("1f954", mint, 520),
  papas: one("1f35f", butter),
  pozole: one("1f372", rose),
  "sopa-azteca": one("1f958", clay),
  "caldo-pollo": one("1f35b", butter),
  "caldo-camaron": one("1f990", peach),
  "frijoles-charros": one("1fad8", sand, 520),
  guacamole: one("1f951", mint),
  "queso-fundido": one("1fad5", butter),
  parrillada: two("1f356", "1f969", clay),
  ensalada: one("1f957", sage),
  cebollitas: one("1f9c5", lilac, 520),
  "chiles-toreados": one("1f336-fe0f", sage, 540),
  salsas: two("1f336-fe0f", "1f345", peach),
  "combo-esquina": two("1f964", "1f32e", amber),
  "combo-gringo": two("1f964", "1fad3", rose),
  "agua-fresca": one("1f349", rose, 540),
  horchata: two("1f95b", "1f965", sand),
  limonada: one("1f34b", butter, 520),
  "jugo-naranja": one("1f34a", amber, 520),
  refresco: one("1f964", sky),
  michelada: one("1f37a", butter),
  mezcal: one("1f943", sand, 520),
  margarita: one("1f378", mint),
  cafe: one("2615", sand, 540),
  te: one("1f375", sage, 540),
  flan: one("1f36e", amber),
  "tres-leches": one("1f370", rose),
  "arroz-con-leche": one("1f35a", sky, 540),
  nieve: one("1f368", mint),
  raspado: one("1f367", lilac),
  platanos: one("1f34c", butter, 540),
  hotcakes: one("1f95e", peach),
};

/** The picture files of the taquería. */
export const taqueria: CompanyPictures = {
  logo: { color: "#fff4e2", radius: 190, food: { code: "1f32e", size: 580 } },
  pictures,
};

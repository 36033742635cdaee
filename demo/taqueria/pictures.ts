import {
  type CompanyPictures,
  type FoodPicture,
  foodPair,
  singleFood,
} from "../drawing/picture.ts";

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

const pictures: Record<string, FoodPicture> = {
  "al-pastor": singleFood("1f32e", peach),
  gobernador: singleFood("1f364", amber, 540),
  suadero: singleFood("1f969", rose, 540),
  nopal: singleFood("1f335", sage),
  campechano: foodPair("1f953", "1f32e", amber),
  cochinita: foodPair("1f9c5", "1f32e", lilac),
  pollo: singleFood("1f357", butter, 540),
  "pescado-baja": foodPair("1f41f", "1f32e", sky),
  rajas: foodPair("1fad1", "1f33d", mint),
  gringa: foodPair("1f34d", "1fad3", butter),
  quesadilla: singleFood("1f95f", sky),
  costra: singleFood("1f9c0", peach, 540),
  alambre: singleFood("1f953", sand),
  "burrito-norteno": singleFood("1f32f", clay),
  "burrito-vegetal": singleFood("1f959", sage),
  "torta-milanesa": singleFood("1f956", amber),
  "torta-cubana": singleFood("1f96a", mint),
  hamburguesa: singleFood("1f354", peach),
  "hot-dog": singleFood("1f32d", sky, 580),
  esquites: singleFood("1f33d", butter, 580),
  tamal: singleFood("1fad4", sage),
  chilaquiles: singleFood("1f373", amber),
  molletes: singleFood("1f35e", rose, 520),
  "papa-asada": singleFood("1f954", mint, 520),
  papas: singleFood("1f35f", butter),
  pozole: singleFood("1f372", rose),
  "sopa-azteca": singleFood("1f958", clay),
  "caldo-pollo": singleFood("1f35b", butter),
  "caldo-camaron": singleFood("1f990", peach),
  "frijoles-charros": singleFood("1fad8", sand, 520),
  guacamole: singleFood("1f951", mint),
  "queso-fundido": singleFood("1fad5", butter),
  parrillada: foodPair("1f356", "1f969", clay),
  ensalada: singleFood("1f957", sage),
  cebollitas: singleFood("1f9c5", lilac, 520),
  "chiles-toreados": singleFood("1f336-fe0f", sage, 540),
  salsas: foodPair("1f336-fe0f", "1f345", peach),
  "combo-esquina": foodPair("1f964", "1f32e", amber),
  "combo-gringo": foodPair("1f964", "1fad3", rose),
  "agua-fresca": singleFood("1f349", rose, 540),
  horchata: foodPair("1f95b", "1f965", sand),
  limonada: singleFood("1f34b", butter, 520),
  "jugo-naranja": singleFood("1f34a", amber, 520),
  refresco: singleFood("1f964", sky),
  michelada: singleFood("1f37a", butter),
  mezcal: singleFood("1f943", sand, 520),
  margarita: singleFood("1f378", mint),
  cafe: singleFood("2615", sand, 540),
  te: singleFood("1f375", sage, 540),
  flan: singleFood("1f36e", amber),
  "tres-leches": singleFood("1f370", rose),
  "arroz-con-leche": singleFood("1f35a", sky, 540),
  nieve: singleFood("1f368", mint),
  raspado: singleFood("1f367", lilac),
  platanos: singleFood("1f34c", butter, 540),
  hotcakes: singleFood("1f95e", peach),
};

/** The picture files of the taquería. */
export const taqueriaPictures: CompanyPictures = {
  logo: { color: "#fff4e2", radius: 190, food: { code: "1f32e", size: 580 } },
  pictures,
};

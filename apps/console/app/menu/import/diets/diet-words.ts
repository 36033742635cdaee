import type { Diet } from "@comanda/domain/menu/dietary";
import { foldText } from "../../../parts/lists/fold-text.ts";

/**
 * How files call the diets, in the languages of the console and in others; words of one name have `_` between them. A dish
 * without milk has no lactose. Single letters, which only a legend explains, are no names.
 */
const WORDS: Readonly<Record<Diet, string>> = {
  vegetarian:
    "veg veggie vegetarians vegetarisch vegetarische vegetariano vegetariana vegetarianos vegetarianas végétarien végétarienne végétariens vegetariani vegetariane ovo_lacto_vegetarian نباتي نباتية للنباتيين vegetarisk vegetariskt wegetariańskie wegetariański vejetaryen вегетарианское вегетарианский",
  vegan:
    "vegans vegano vegana veganos veganas végane végétalien végétalienne veganisch vegane vegani نباتي_صرف نباتية_صرفة فيغان خضري wegańskie wegański vegansk веган веганское веганский",
  gluten_free:
    "glutenfree no_gluten without_gluten glutenfrei ohne_gluten sin_gluten libre_de_gluten sem_glúten livre_de_glúten não_contém_glúten sans_gluten senza_glutine bebas_gluten tanpa_gluten خال_من_الغلوتين خالي_من_الغلوتين خالي_من_الجلوتين glutenvrij bezglutenowe без_глютена",
  lactose_free:
    "lactosefree no_lactose dairy_free no_dairy without_dairy laktosefrei ohne_laktose milchfrei sin_lactosa libre_de_lactosa sem_lactose livre_de_lactose sans_lactose senza_lattosio bebas_laktosa tanpa_laktosa خال_من_اللاكتوز خالي_من_اللاكتوز lactosevrij bez_laktozy без_лактозы",
  halal: "halāl helal حلال халяль",
  kosher: "koscher kascher cacher casher cachère كوشر кошерное кошерный",
  spicy:
    "scharf pikant picante apimentado épicé pimenté piccante pedas حار حارة pittig ostre acı острое острый",
};

const named = new Map<string, Diet>(
  (Object.entries(WORDS) as [Diet, string][]).flatMap(([diet, words]) =>
    [diet, ...words.split(" ")].map((word) => [plainName(word), diet] as const),
  ),
);

/** What a column of diets says of a dish that suits none of them. */
const NO_DIET = new Set(
  "none no_veg non_veg nonveg not_veg non_vegetarian nonvegetarian not_vegetarian contains_egg egg meat no_vegetariano não_vegetariano nicht_vegetarisch non_végétarien non_vegetariano bukan_vegetarian غير_نباتي"
    .split(" ")
    .map(plainName),
);

/** A name without case, accents and signs between its words: `Gluten-Free`, `gluten_free` and `GlutenFree` are equal. */
function plainName(text: string): string {
  const words = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, " ");
  return foldText(words.replaceAll(/[\s_-]+/gu, " "));
}

/** The names of diets on schema.org: `https://schema.org/GlutenFreeDiet`, `LowLactoseDiet`. */
const withoutSchema = (text: string): string =>
  text.replace(/^https?:\/\/schema\.org\//u, "").replace(/^Low(?=Lactose)(.*)Diet$/u, "$1Free");

/** Returns the diet that a text names in one of the languages; null for another text. */
export function dietNamed(text: string): Diet | null {
  const name = plainName(withoutSchema(text.trim()));
  return named.get(name) ?? named.get(name.replace(/ (?:diet|food|friendly)$/u, "")) ?? null;
}

/** Whether a text says that a dish suits no diet, such as `Non-Veg`. */
export const isNoDiet = (text: string): boolean => NO_DIET.has(plainName(text.trim()));

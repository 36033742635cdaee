import type { Allergen } from "@comanda/domain/menu/dietary";
import { foldText } from "../../../parts/lists/fold-text.ts";

/**
 * How files call the allergens, in the languages of the console; words of one name have `_` between them. Kinds
 * count as what they belong to: wheat as gluten, almonds as nuts.
 */
const WORDS: Readonly<Record<Allergen, string>> = {
  gluten:
    "glutens glutenhaltiges_getreide glutenhaltige_getreide glutine glúten trigo wheat weizen blé grano frumento gandum قمح القمح غلوتين الغلوتين جلوتين الجلوتين getreide cereals_containing_gluten cereales_con_gluten cereales_que_contienen_gluten cereais_com_glúten cereais_que_contêm_glúten céréales_contenant_du_gluten cereali_contenenti_glutine roggen rye centeno centeio seigle segale gerste barley cebada cevada orge orzo hafer oats avena aveia avoine dinkel spelt espelta épeautre farro",
  crustaceans:
    "crustacean krebstiere krebstier krebse krustentiere crustáceos crustáceo crustacés crustacé crostacei crostaceo krustasea udang_dan_kepiting القشريات قشريات shrimp shrimps prawn prawns garnelen garnele camarones camarón camarões camarão crevettes gamberi udang crab krabben cangrejo langosta lobster hummer",
  eggs: "egg ei eier hühnerei hühnereier huevo huevos ovo ovos œuf œufs oeuf oeufs uovo uova telur بيض البيض",
  fish: "fisch fische pescado pescados pez peixe peixes poisson poissons pesce pesci ikan سمك السمك أسماك الأسماك",
  peanuts:
    "peanut erdnuss erdnüsse erdnuß cacahuate cacahuates cacahuete cacahuetes maní amendoim amendoins arachide arachides arachidi cacahuète cacahuètes kacang_tanah فول_سوداني الفول_السوداني",
  soybeans: "soy soya soja sojabohne sojabohnen soybean soia sója kedelai صويا الصويا فول_الصويا",
  milk: "dairy lactose laktose lactosa lácteo lácteos leche leite lait latte milch milcheiweiß milchprodukte lattosio latticini produits_laitiers laticínios susu laktosa حليب الحليب لبن اللبن لاكتوز اللاكتوز ألبان الألبان",
  nuts: "nut tree_nuts tree_nut nüsse nuss schalenfrüchte schalenfrucht frutos_secos frutos_de_cáscara fruto_de_cáscara nueces nuez nozes nozes_e_castanhas castanhas frutos_de_casca_rija fruits_à_coque fruit_à_coque noix frutta_a_guscio frutta_secca noci kacang_pohon مكسرات المكسرات almonds almond mandeln mandel almendras almendra amêndoas amandes mandorle hazelnuts hazelnut haselnüsse haselnuss avellanas avelãs noisettes nocciole walnuts walnut walnüsse walnuss cashews cashew cashewnüsse pistachios pistachio pistazien pistaches pistachos pistacchi macadamia pecan pecans pekannüsse paranüsse",
  celery: "sellerie apio aipo céleri sedano seledri كرفس الكرفس",
  mustard: "senf mostaza mostarda moutarde senape moster mustar خردل الخردل",
  sesame:
    "sesam sesamsamen sesame_seeds sésamo ajonjolí gergelim sésame graines_de_sésame sesamo semi_di_sesamo wijen سمسم السمسم",
  sulphites:
    "sulphite sulfite sulfites sulfit schwefeldioxid schwefeldioxid_und_sulfite sulfito sulfitos dióxido_de_azufre dióxido_de_azufre_y_sulfitos dióxido_de_enxofre dióxido_de_enxofre_e_sulfitos anhydride_sulfureux anhydride_sulfureux_et_sulfites solfito solfiti anidride_solforosa anidride_solforosa_e_solfiti sulphur_dioxide sulfur_dioxide sulphur_dioxide_and_sulphites so2 sulfida كبريتيت الكبريتيت ثاني_أكسيد_الكبريت",
  lupin:
    "lupine lupinen lupins lupini lupino altramuz altramuces tremoço tremoços ترمس الترمس biji_lupin",
  molluscs:
    "mollusc mollusks mollusk weichtiere weichtier moluscos molusco mollusques mollusque molluschi mollusco moluska رخويات الرخويات squid tintenfisch calamar calamares lula pulpo mussels muscheln mejillones mexilhões moules cozze oysters austern ostras huîtres ostriche",
};

const named = new Map<string, Allergen>(
  (Object.entries(WORDS) as [Allergen, string][]).flatMap(([allergen, words]) =>
    [allergen, ...words.split(" ")].map(
      (word) => [foldText(word.replaceAll("_", " ")), allergen] as const,
    ),
  ),
);

/** Additives that are allergens: E 220 to E 228 are sulphites, E 966 is of milk, E 1105 of eggs. */
function allergenOfAdditive(name: string): Allergen | null {
  const number = Number(ADDITIVE.exec(name)?.[1]);
  if (number >= 220 && number <= 228) return "sulphites";
  if (number === 966) return "milk";
  return number === 1105 ? "eggs" : null;
}

const ADDITIVE = /^e[\s-]?(\d{3,4})\s?[a-f]?$/u;
/** Of soya, of eggs or of neither: the number does not say it. */
const LECITHIN = "322";

/** Whether a text is the number of an additive that is surely no allergen. */
export function isOtherAdditive(text: string): boolean {
  const [, number] = ADDITIVE.exec(foldText(text)) ?? [];
  return number !== undefined && number !== LECITHIN && allergenNamed(text) === null;
}

/** Returns the allergen that a text names in one of the languages, or by the number of an additive; null for another text. */
export function allergenNamed(text: string): Allergen | null {
  const name = foldText(text).replaceAll(/[\s_-]+/gu, " ");
  return named.get(name) ?? allergenOfAdditive(name);
}

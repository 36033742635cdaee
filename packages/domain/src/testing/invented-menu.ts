import type { SearchedCategory, SearchedProduct } from "../search/search-menu.ts";

/** Kinds of dishes and what they are made of, by language; a name joins one of each. */
const KITCHENS: Readonly<Record<string, { kinds: string; fillings: string; with: string }>> = {
  es: {
    kinds:
      "Burrito de,Quesadilla de,Torta de,Tostada de,Empanada de,Enchiladas de,Ensalada de,Sopa de,Tamal de,Flautas de,Gordita de,Chilaquiles con,Arroz con,Croquetas de,Huarache de,Cazuela de,Pozole de,Tacos dorados de",
    fillings:
      "pollo,jamón,camarón,chorizo,aguacate,champiñones,frijoles negros,flor de calabaza,rajas poblanas,cochinita pibil,carne asada,queso Oaxaca,atún,huitlacoche,chicharrón,lengua,nopales,pescado,espinaca",
    with: "cebolla morada, cilantro y salsa macha",
  },
  pt: {
    kinds:
      "Pizza de,Pastel de,Coxinha de,Risoto de,Lasanha de,Tapioca de,Escondidinho de,Moqueca de,Bolinho de,Crepe de,Panqueca de,Torta salgada de,Caldo de,Salada com,Sanduíche de,Nhoque com,Strogonoff de,Espetinho de",
    fillings:
      "frango,calabresa,camarão,palmito,queijo coalho,carne seca,bacalhau,mandioca,abobrinha,cogumelos,linguiça,presunto,berinjela,rúcula,atum,brócolis,provolone,siri,mussarela",
    with: "orégano, azeitonas e molho da casa",
  },
  en: {
    kinds:
      "Burger with,Sandwich with,Wrap with,Omelette with,Pancakes with,Toast with,Bagel with,Salad with,Bowl with,Soup with,Pie with,Skillet with,Waffle with,Noodles with,Stew with,Flatbread with,Nachos with,Sliders with",
    fillings:
      "chicken,smoked salmon,bacon,mushrooms,spinach,avocado,cheddar,pulled pork,turkey,halloumi,blueberries,maple syrup,meatballs,brisket,roasted pumpkin,shrimp,sausage,broccoli,peanut butter",
    with: "lettuce, pickles and garlic mayonnaise",
  },
  de: {
    kinds:
      "Schnitzel mit,Bratkartoffeln mit,Spätzle mit,Flammkuchen mit,Auflauf mit,Suppe mit,Salat mit,Knödel mit,Maultaschen mit,Pfannkuchen mit,Rösti mit,Gulasch mit,Eintopf mit,Brötchen mit,Strudel mit,Gnocchi mit,Frikadelle mit,Reibekuchen mit",
    fillings:
      "Hähnchen,Lachs,Pfifferlingen,Speck,Zwiebeln,Sauerkraut,Käse,Rinderfilet,Spargel,Apfelmus,Preiselbeeren,Schinken,Kürbis,Rotkohl,Champignons,Thunfisch,Bärlauch,Gemüse,Forelle",
    with: "Petersilie, Schnittlauch und Rahmsoße",
  },
  fr: {
    kinds:
      "Quiche aux,Tarte aux,Gratin aux,Galette aux,Omelette aux,Salade aux,Velouté aux,Soufflé aux,Tartine aux,Risotto aux,Croque aux,Ragoût aux,Terrine aux,Tourte aux,Cassolette aux,Feuilleté aux,Burger aux,Ravioles aux",
    fillings:
      "poireaux,champignons,épinards,lardons,crevettes,asperges,noix,figues,courgettes,oignons,pommes,myrtilles,artichauts,aubergines,escargots,framboises,haricots verts,châtaignes,endives",
    with: "crème fraîche, échalotes et fines herbes",
  },
  ar: {
    kinds:
      "شاورما,فتة,كبة,سمبوسك,كبسة,مقلوبة,شوربة,سلطة,فطيرة,مناقيش,يخنة,طاجن,كفتة,رز,محشي,بيتزا,برياني,ساندويش",
    fillings:
      "دجاج,لحم,جبنة,سبانخ,باذنجان,حمص,بطاطا,روبيان,سمك,زعتر,كوسا,فول,عدس,فطر,ذرة,بصل,زيتون,أفوكادو,لبنة",
    with: "بقدونس وثوم وطحينة",
  },
};

/** A menu of 2,052 invented dishes in six languages, a category for each kind of dish. */
export function inventedMenu(): SearchedCategory<SearchedProduct>[] {
  return Object.entries(KITCHENS).flatMap(([language, { kinds, fillings, with: sides }]) =>
    kinds.split(",").map((kind, row) => ({
      name: kind,
      products: fillings.split(",").map((filling, column) => ({
        id: `${language}-${row}-${column}`,
        name: `${kind} ${filling}`,
        description: `${filling}, ${sides}`,
        product_variants: [{ id: `${language}-${row}-${column}-v`, price: 10 }],
        modifier_groups: [],
      })),
    })),
  );
}

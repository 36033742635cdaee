import { expect, test } from "vitest";
import { menuOf, pesos } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";

async function read(text: string, currency: { code: string; symbol: string }, language = "en") {
  const menu = {
    ...menuOf({}),
    currency: { ...pesos, ...currency, show_decimals: !["JPY", "KRW"].includes(currency.code) },
    language,
  };
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product }) => {
    const sizes = (product.product_variants ?? []).map((each) =>
      [each.name, each.price].filter((part) => part != null).join(" "),
    );
    const groups = (product.modifier_groups ?? []).map(
      ({ name, min, max, modifiers }) =>
        `; ${name} ${min}-${max}: ${(modifiers ?? []).map((each) => `${each.name} ${each.price}`).join(", ")}`,
    );
    const hidden = product.visible === false ? " (hidden)" : "";
    return `${category} / ${product.name}: ${sizes.join(", ")}${groups.join("")}${hidden}`;
  });
  return [dishes, faults.map(({ line, kind }) => `${line} ${kind}`)];
}

const euros = { code: "EUR", symbol: "€" };

test.each([
  [
    "WooCommerce in Spanish",
    "ID,Tipo,Nombre,Publicado,¿Existencias?,Precio rebajado,Precio normal,Categorías,Superior,Nombre del atributo 1,Valor(es) del atributo 1\n" +
      '1,variable,Tortilla,1,1,,,Tapas,,Tamaño,"Pincho, Ración"\n2,variation,Tortilla - Pincho,1,1,,"3,50",,id:1,Tamaño,Pincho\n' +
      "3,variation,Tortilla - Ración,1,1,9,10,,id:1,Tamaño,Ración\n4,simple,Jamón,1,0,,18,Tapas,,,\n5,simple,Queso,0,1,,5,Tapas,,,",
    [
      "Tapas / Tortilla: Pincho 3.5, Ración 9",
      "Tapas / Jamón: 18 (hidden)",
      "Tapas / Queso: 5 (hidden)",
    ],
  ],
  [
    "Lightspeed",
    '"Item name","Statistic group","Default price (inc. tax)","Takeaway price","Active"\n"Peas","Sides","2.00","1.80","FALSE"',
    ["Sides / Peas: 2 (hidden)"],
  ],
  [
    "Zettle",
    "Name,Variant name 1,Variant value 1,Category,Price (EUR)\nKaffe,Size,S,Drinks,25\n,Size,L,Drinks,35",
    ["Drinks / Kaffe: S 25, L 35"],
  ],
  [
    "ready2order",
    "Produktname;Produktgruppe;Produktbeschreibung;Preis brutto;Preis netto;Aktiv\nMelange;Kaffee;;4,20;3,50;1",
    ["Kaffee / Melange: 4.2"],
  ],
  [
    "Odoo",
    "Name,Sales Price,Product Category,Point of Sale Category,Available in POS\nCola,2.20,All,Drinks,False",
    ["Drinks / Cola: 2.2 (hidden)"],
  ],
  [
    "Bsale",
    "Tipo de Producto / Servicio;Producto / Servicio;Variante;Precio Neto;Precio Bruto;Estado\nSushi;Roll;10 piezas;5,03;5,99;Activo",
    ["Sushi / Roll: 10 piezas 5.99"],
  ],
  [
    "Petpooja, which has the prices of sizes in a column of their own",
    "Item_Name,Category,Variation_Name,Price,Variation_Price\nTikka,A,Half,,180\nTikka,A,Full,,320\nNaan,A,,45,",
    ["A / Tikka: Half 180, Full 320", "A / Naan: 45"],
  ],
  [
    "Zomato",
    "Menu Category,Dish Name,Dish Description,Base Price,In Stock\nA,Idli,,60,No\nA,Dosa,,120,Yes",
    ["A / Idli: 60 (hidden)", "A / Dosa: 120"],
  ],
  [
    "a system that counts its stock by place",
    "Name,Category,Price,In stock [Centro]\na,A,5,0",
    ["A / a: 5"],
  ],
  [
    "Uber Eats, whose choices have groups of their own",
    "Section,Item,Item Price,Customization,Customization Min,Customization Max,Option,Option Price\n" +
      "A,Burger,8.50,,,,,\n,,,Side,1,1,Fries,0\n,,,,,,Salad,1\n,,,Extras,0,5,Bacon,1.50",
    ["A / Burger: 8.5; Side 1-1: Fries 0, Salad 1; Extras 0-5: Bacon 1.5"],
  ],
  [
    "Deliverect, whose groups stand below the dishes that name them",
    "PLU;Product name;Price (cents);Product type;Category;Modifier groups;Min;Max;Snoozed\n" +
      "P1;Wrap;950;Product;Wraps;Sauce (MG-1);;;No\nP2;Veggie;895;Product;Wraps;;;;Yes\n" +
      "MG-1;Sauce;0;Modifier group;;;1;2;No\nM1;Garlic;50;Modifier;;;;;No\nM2;Samurai;75;Modifier;;;;;No",
    ["Wraps / Wrap: 9.5; Sauce 1-2: Garlic 0.5, Samurai 0.75", "Wraps / Veggie: 8.95 (hidden)"],
  ],
  [
    "extras by number with their prices first",
    "Categoria;Produto;Preço;Adicional 1;Preço adicional 1;Adicional 2;Preço do adicional 2\nA;a;9;Bacon;4,00;Ovo;3,00",
    ["A / a: 9; Extras 0-null: Bacon 4, Ovo 3"],
  ],
])("the file of %s is read", async (_, text, wanted) => {
  expect(await read(text, euros)).toEqual([wanted, []]);
});

test("groups at the end of a table that no dish names stay faults", async () => {
  const head =
    "Product name;Price;Product type;Category;Modifier groups\na;5;Product;A;Sauce\nb;5;Product;A;";
  const tail =
    "\nSauce;0;Modifier group;;\nGarlic;1;Modifier;;\nDips;0;Modifier group;;\nMayo;1;Modifier;;";
  expect(await read(head + tail, euros)).toEqual([
    ["A / a: 5; Sauce 0-null: Garlic 1", "A / b: 5"],
    ["6 choice", "7 choice"],
  ]);
});

test("a dish whose price depends on its size or is typed in is refused instead of costing 0", async () => {
  const text =
    "Menu Group,Menu Item,Base Price,Pricing Strategy,Visibility\nA,a,$5.00,Base Price,All\nA,b,$0.00,Size Price,All\nA,c,,Open Price,None";
  expect(await read(text, { code: "USD", symbol: "$" })).toEqual([
    ["A / a: 5"],
    ["3 price", "4 price"],
  ]);
});

test.each([
  [
    "BRL",
    "Sabores,Ingredientes,Broto,Média,Família\nDOCES,,,,\nChocolate,,28,38,58",
    "DOCES / Chocolate: Broto 28, Média 38, Família 58",
  ],
  ["SAR", "الفئة,اسم الصنف,السعر بالريال,متوفر\nأ,حمص,١٢٫٥٠,لا", "أ / حمص: 12.5 (hidden)"],
  [
    "JPY",
    "カテゴリー,商品名,価格（税抜）,価格（税込）\n丼,親子丼,８００円,８８０円",
    "丼 / 親子丼: 880",
  ],
  [
    "KRW",
    '카테고리,메뉴명,설명,가격,품절\n식사,비빔밥,나물,"9,000원",Y',
    "식사 / 비빔밥: 9000 (hidden)",
  ],
])("a table that people write in the language of %s is read", async (code, text, dish) => {
  const symbol = { BRL: "R$", SAR: "ر.س", JPY: "¥", KRW: "₩" }[code] ?? "";
  expect(await read(text, { code, symbol })).toEqual([[dish], []]);
});

test("tables one below the other with columns of their own are read, each in the category of its title", async () => {
  const food = "SPEISEN;;;\nGericht;Beschreibung;Preis;\nSuppe;Tomate;5,50;\n";
  const drinks = "GETRÄNKE;;;\nGetränk;;0,2 l;0,4 l\nCola;;2,50;3,90\nWasser;;2;3,20";
  expect(await read(`${food};;;\n${drinks}`, euros)).toEqual([
    [
      "SPEISEN / Suppe: 5.5",
      "GETRÄNKE / Cola: 0,2 l 2.5, 0,4 l 3.9",
      "GETRÄNKE / Wasser: 0,2 l 2, 0,4 l 3.2",
    ],
    [],
  ]);
});

test("sizes below a dish are found also where the column of sizes is called a format", async () => {
  const text = "Categoria;Nome;Formato;Prezzo\nPizze;Margherita;Normale;6\n;;Maxi;11";
  expect(await read(text, euros)).toEqual([["Pizze / Margherita: Normale 6, Maxi 11"], []]);
});

test("names of columns in two rows are joined, and a dish below them is not read as a name", async () => {
  const rows =
    "Joe's,,,,\nItem,,Price,,Available\nCategory,Name,Small,Large,\nShakes,Vanilla,4,6,Yes";
  expect(await read(rows, euros)).toEqual([["Shakes / Vanilla: Small 4, Large 6"], []]);
  const plain = "Category,Name,Price\nPrice,Small,5\nCategory,Name,6";
  expect(await read(plain, euros)).toEqual([["Price / Small: 5", "Category / Name: 6"], []]);
});

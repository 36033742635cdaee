import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

async function read(...rows: string[]) {
  const menu = menuOf({});
  const bytes = new TextEncoder().encode(rows.join("\n"));
  const file = await readMenuFile(bytes, "menu.csv", menu);
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product }) => {
    const sizes = (product.product_variants ?? []).map((each) =>
      [each.name, each.price].filter(Boolean).join(" "),
    );
    const groups = (product.modifier_groups ?? []).map((group) => {
      const choices = (group.modifiers ?? []).map((each) => `${each.name} ${each.price}`);
      return ` + ${group.name} ${group.min}–${group.max} ${choices.join(", ")}`;
    });
    const diets = product.diets?.length ? ` [${product.diets.join(" ")}]` : "";
    return `${category} / ${product.name}: ${sizes.join(", ")}${groups.join("")}${diets}`;
  });
  return { dishes, left: faults.map(({ line, kind, value }) => [line, kind, value]) };
}

test("a dish without a price above lines with only sizes and prices is sold in these", async () => {
  const { dishes, left } = await read(
    "Item name,Variations,Option 1,Price,Category",
    "Espresso,,,2.20,Coffee",
    "Pizza,,,,Pizzas",
    ",26 cm,26 cm,8.90,",
    ",32 cm,32 cm,11.90,",
  );
  expect([dishes, left]).toEqual([
    ["Coffee / Espresso: 2.2", "Pizzas / Pizza: 26 cm 8.9, 32 cm 11.9"],
    [],
  ]);
});

test("beside the prices of sizes, a dish without sizes has the price in the column of the dish", async () => {
  const { dishes, left } = await read(
    "Item Name,Category,Veg/Non Veg,Base Price,Variant Name,Variant Price,Tags",
    "Paneer,Starters,veg,280,,,Chef Special",
    "Biryani,Rice,non-veg,,Half,220,",
    "Biryani,Rice,non-veg,,Full,380,",
  );
  expect([dishes, left]).toEqual([
    ["Starters / Paneer: 280 [vegetarian]", "Rice / Biryani: Half 220, Full 380"],
    [],
  ]);
});

test("toppings of a template are choices, with its limits", async () => {
  const { dishes, left } = await read(
    "menu_category_name,product_name,variation_name,variation_price,topping_template_name,topping_min_quantity,topping_max_quantity,topping_name,topping_price",
    "Rice,Chicken,Regular,5.50,Add-ons,0,2,Egg,1.00",
    "Rice,Chicken,Regular,5.50,Add-ons,0,2,Tofu,3.00",
    "Rice,Chicken,Large,7.50,Add-ons,0,2,Egg,1.00",
  );
  const wanted = "Rice / Chicken: Regular 5.5, Large 7.5 + Add-ons 0–2 Egg 1, Tofu 3";
  expect([dishes, left]).toEqual([[wanted], []]);
});

test("a section is the category rather than the collection around it", async () => {
  const { dishes } = await read(
    "Collection,Section,Product name,Price",
    "Menú,Entrantes,Croquetas,9.50",
    "Menú,Postres,Flan,4.50",
  );
  expect(dishes).toEqual(["Entrantes / Croquetas: 9.5", "Postres / Flan: 4.5"]);
});

test("the sizes of a German shop name their dish by its Artikelnummer", async () => {
  const { dishes, left } = await read(
    "ID;Typ;Artikelnummer;Name;Regulärer Preis;Kategorien;Übergeordnetes Produkt;Attribut 1 Wert(e)",
    "12;variable;p;Pizza;;Pizza;;26 cm, 32 cm",
    "13;variation;p-26;Pizza - 26 cm;8,50;;p;26 cm",
    "14;variation;p-32;Pizza - 32 cm;11,50;;p;32 cm",
  );
  expect([dishes, left]).toEqual([["Pizza / Pizza: 26 cm 8.5, 32 cm 11.5"], []]);
});

test("columns of Lightspeed, Odoo and a French list are understood", async () => {
  const lightspeed = await read(
    "handle,name,type,variant_option_one_name,variant_option_one_value,retail_price",
    "latte,Latte,Coffee,Size,Small,3.75",
    "latte,,,Size,Large,4.50",
  );
  expect(lightspeed.dishes).toEqual(["Coffee / Latte: Small 3.75, Large 4.5"]);
  const odoo = await read("Nombre,Precio de venta,Categoría de TPV", "Café,1.20,Bebidas");
  expect(odoo.dishes).toEqual(["Bebidas / Café: 1.2"]);
  const french = await read(
    "Section;Article;Prix;Groupe d’options;Min;Max;Option;Prix de l’option",
    "Burgers;Classic;12,90;Sauce;1;1;Mayo;0",
    "Burgers;Classic;12,90;Sauce;1;1;Barbecue;0,50",
  );
  expect(french.dishes).toEqual(["Burgers / Classic: 12.9 + Sauce 1–1 Mayo 0, Barbecue 0.5"]);
});

import { expect, test } from "vitest";
import { entryOf, menuOf } from "../../testing/menu-fixture.ts";
import { type TestSheet, workbookOf } from "../../testing/workbook.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

async function read(file: string | Uint8Array, menu = menuOf({})) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const content = await readMenuFile(bytes, "menu", menu);
  const { created, changed, faults } = diffMenu(menu, content);
  const products = [...created, ...changed].map(({ product }) => product);
  const dishes = products.map(({ name, modifier_groups, product_variants }) => {
    const groups = (modifier_groups ?? []).map((group) => {
      const choices = (group.modifiers ?? []).map((each) => `${each.name} ${each.price}`);
      return `${group.name} ${group.min}-${group.max ?? ""}: ${choices.join(", ")}`;
    });
    const prices = (product_variants ?? []).map(({ price }) => price);
    return [`${name} ${prices.join(" ")}`, ...groups];
  });
  const left = faults.map(({ line, kind, value }) => [line, kind, value]);
  return { dishes, left, products, content };
}

test.each([
  [
    "lines that repeat their dish",
    "category,item,base price,modifier group,modifier,modifier price,min selections,max selections\nA,Burger,9,Sauce,Mayo,0,1,1\nA,Burger,9,Sauce,Aioli,0.50,1,1",
    [["Burger 9", "Sauce 1-1: Mayo 0, Aioli 0.5"]],
  ],
  [
    "lines below their dish, with a group",
    "Categoria;Tipo;Nome;Preço;Mínimo;Máximo\nA;Item;Burger;9;;\n;Grupo de complementos;Sauce;;0;3\n;Complemento;Mayo;0,50;;\nA;Item;Fries;4;;",
    [["Burger 9", "Sauce 0-3: Mayo 0.5"], ["Fries 4"]],
  ],
  [
    "lines with a plus",
    "category,name,price\nA,Burger,9\nA,+ Bacon,2\nA,Fries,4",
    [["Burger 9", "Extras 0-: Bacon 2"], ["Fries 4"]],
  ],
  [
    "lines whose price has a plus",
    "category,name,price\nA,Burger,9\nA,Bacon,+2\nA,Egg,+ 1.50\nA,Fries,4",
    [["Burger 9", "Extras 0-: Bacon 2, Egg 1.5"], ["Fries 4"]],
  ],
  [
    "a list in a cell",
    'category,name,price,Toppings\nA,Burger,9,"Cheese (+1.50), Bacon +2, Cola (0.3 l) +2"\nA,Wrap,8,Milk: oat +0.60, soy\nA,Fries,4,-'.replace(
      "Milk: oat +0.60, soy",
      '"Milk: oat +0.60, soy"',
    ),
    [
      ["Burger 9", "Toppings 0-: Cheese 1.5, Bacon 2, Cola (0.3 l) 2"],
      ["Wrap 8", "Milk 0-: oat 0.6, soy 0"],
      ["Fries 4"],
    ],
  ],
  [
    "a list with groups in which a choice has to be made",
    'category,name,price,Customizations\nA,Rice,9,"Size*: Small(+0), Large(+2.00); Spice: Mild(+0), Hot(+1)"',
    [["Rice 9", "Size 1-: Small 0, Large 2", "Spice 0-: Mild 0, Hot 1"]],
  ],
  [
    "columns by number",
    "category,name,price,modifier group 1,modifier 1 name,modifier 1 price,modifier 2 name,modifier 2 price\nA,Burger,9,Sauce,Mayo,1,Aioli,2\nA,Wrap,8,Sauce,Mayo,1,,",
    [
      ["Burger 9", "Sauce 0-: Mayo 1, Aioli 2"],
      ["Wrap 8", "Sauce 0-: Mayo 1"],
    ],
  ],
])("the choices in %s become groups of their dishes", async (_, file, expected) => {
  const { dishes, left } = await read(file);
  expect(left).toEqual([]);
  expect(dishes).toEqual(expected);
});

test.each(["Preço Complemento", "Valor do complemento", "Preço da opção", "Optionspreis"])(
  "the prices of choices are in the column %s",
  async (title) => {
    const { dishes, left } = await read(
      `Categoria;Produto;Preço;Grupo de Complementos;Complemento;${title}\nA;Burger;9;;;\nA;Burger;;Borda;Catupiry;8`,
    );
    expect([dishes, left]).toEqual([[["Burger 9", "Borda 0-: Catupiry 8"]], []]);
  },
);

test("choices of a sheet of their own belong to the dishes that name their group, which share it", async () => {
  const sheets: TestSheet[] = [
    {
      name: "Items",
      rows: [
        ["Category", "Name", "Price", "Modifier Groups"],
        ["A", "Burger", "9", "Toppings, Sauce"],
        ["A", "Wrap", "8", "Toppings"],
      ],
    },
    {
      name: "Modifier Groups",
      rows: [
        ["Modifier Group Name", "Modifier", "Price"],
        ["Toppings", "Cheese", "1"],
        ["", "Bacon", "2"],
      ],
    },
  ];
  const { dishes, products, content } = await read(workbookOf(sheets));
  expect(dishes).toEqual([
    ["Burger 9", "Toppings 0-: Cheese 1, Bacon 2"],
    ["Wrap 8", "Toppings 0-: Cheese 1, Bacon 2"],
  ]);
  const [one, other] = products.map(({ modifier_groups }) => modifier_groups?.[0]?.id);
  expect(one).toBe(other);
  expect(content.notes).toEqual([
    { line: 2, kind: "choicesMissing", value: "Sauce" },
    { line: null, kind: "openGroups", value: "Toppings" },
  ]);
});

test("a group of a sheet keeps all choices where its name stands with and without accents", async () => {
  const { dishes } = await read(
    workbookOf([
      {
        name: "Items",
        rows: [
          ["Category", "Name", "Price", "Modifier Groups"],
          ["Tacos", "Pastor", "30", "Guarnición"],
        ],
      },
      {
        name: "Modifier Groups",
        rows: [
          ["Modifier Group Name", "Modifier", "Price"],
          ["Guarnición", "Arroz", "5"],
          ["Guarnicion", "Frijoles", "6"],
        ],
      },
    ]),
  );
  expect(dishes).toEqual([["Pastor 30", "Guarnición 0-: Arroz 5, Frijoles 6"]]);
});

test("a sheet of groups says how many of their choices are taken", async () => {
  const sheets: TestSheet[] = [
    {
      name: "Items",
      rows: [
        ["Category", "Name", "Price", "Modifier Groups"],
        ["A", "Poke", "9", "Base, Protein, Dips"],
      ],
    },
    {
      name: "Groups",
      rows: [
        ["How many"],
        ["Group", "Min", "Max", "Required"],
        ["Base", "", "1", "Yes"],
        ["Protein", "0", "2", "No"],
        ["Dips", "0", "0", "No"],
      ],
    },
    {
      name: "Modifiers",
      rows: [
        ["Group", "Option", "Price"],
        ["Base", "Rice", "0"],
        ["Protein", "Tuna", "3"],
        ["Dips", "Soy", "1"],
      ],
    },
  ];
  const { dishes, content } = await read(workbookOf(sheets));
  expect(dishes).toEqual([["Poke 9", "Base 1-1: Rice 0", "Protein 0-2: Tuna 3", "Dips 0-: Soy 1"]]);
  expect(content.notes).toEqual([]);
});

test("a group that only a column names is the one of the menu, or is named as missing", async () => {
  const milk = {
    id: "g",
    name: "Milk",
    min: 1,
    max: 1,
    modifiers: [{ id: "m", name: "Oat", price: 1 }],
  };
  const menu = menuOf({ A: [entryOf("Tea", { modifier_groups: [milk] })] });
  const file =
    'category,name,price,"Modifier - ""Milk""",Modifier Set - Syrup\nA,Latte,4,Y,Y\nA,Cake,4,N,N';
  const { dishes, products, content } = await read(file, menu);
  expect(dishes).toEqual([["Latte 4", "Milk 1-1: Oat 1"], ["Cake 4"]]);
  expect(products[0]?.modifier_groups?.[0]?.id).toBe("g");
  expect(content.notes).toEqual([{ line: 2, kind: "choicesMissing", value: "Syrup" }]);
});

test("a list without prices is named, and a choice with two prices leaves its dish out", async () => {
  const { dishes, left, content } = await read(
    "category,name,price,Extras\nA,Burger,9,Cheese / Bacon\nA,Wrap,8,Cheese +1 | Cheese +2\nA,Roll,8,Cheese +1 | Ham + £2",
  );
  expect(dishes).toEqual([["Burger 9"]]);
  expect(content.notes).toMatchObject([
    { line: 2, kind: "choicesMissing", value: "Cheese / Bacon" },
    { kind: "openGroups" },
  ]);
  expect(left).toEqual([
    [3, "repeated", "Cheese"],
    [4, "price", "Ham £2"],
  ]);
});

test("choices below the last of several dishes stay faults", async () => {
  const { left } = await read(
    "type,name,category,price\nItem,Burger,A,9\nItem,Fries,A,4\nModifier,Bacon,A,2",
  );
  expect(left).toEqual([[4, "choice", "Bacon"]]);
});

test("the same file again changes nothing, and a new price of a choice is a change", async () => {
  const text = "category,name,price\nA,Burger,9\nA,+ Bacon,2";
  const { products } = await read(text);
  const [burger] = products;
  if (!burger) throw new Error("no dish");
  const menu = menuOf({ A: [{ id: burger.id, revision: "1", product: burger }] });
  expect((await read(text, menu)).dishes).toEqual([]);
  const again = await read(text.replace("Bacon,2", "Bacon,3"), menu);
  expect(again.dishes).toEqual([["Burger 9", "Extras 0-: Bacon 3"]]);
});

test("a price with a plus makes no dish where its dish is not clear, and no size", async () => {
  const file =
    "category,name,size,price\nA,Burger,,9\nB,Bacon,,+2\nA,Pizza,small,8\nA,Pizza,large,+2\nA,Fries,,4";
  const { dishes, left } = await read(file);
  expect(dishes).toEqual([["Burger 9"], ["Fries 4"]]);
  expect(left).toEqual([
    [3, "choice", "Bacon"],
    [5, "price", "+2"],
  ]);
});

import { asMember, openActions, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { type TourVisitor, topSheet } from "../../visitor/visitor.ts";

const field = ({ page }: TourVisitor, name: string) =>
  page.getByRole("textbox", { name, exact: true });

export const menuEditorJourney = defineConsoleJourney("menu", asMember("manager"), [
  ["categories", (visitor) => openPage(visitor, "menu")],
  [
    "dishes of a category",
    async ({ page, t }) => {
      const categories = page.getByRole("navigation", { name: t("menu.categories") });
      await categories.getByRole("link", { name: "Tacos" }).click();
      await page.getByRole("link", { name: "Gobernador" }).waitFor();
    },
  ],
  ["actions of a dish", (visitor) => openActions(visitor, "Gobernador")],
  ["before a dish is deleted", (visitor) => pressButton(visitor, visitor.t("menu.removeDish"))],
  [
    "a wrong price, and a hidden dish with its undo",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("sheet.close"));
      const name = "Suadero";
      await page.getByRole("switch", { name: t("menu.visibleOf", { name }) }).uncheck();
      await page.getByRole("button", { name: t("toast.undo") }).waitFor();
      const price = page.getByLabel(t("menu.priceOf", { name: "Al pastor" }));
      await price.fill("12.345");
      await price.press("Enter");
    },
  ],
  ["actions of a category", (visitor) => openActions(visitor, "Tacos")],
  [
    "what has no picture",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("sheet.close"));
      await openPage(visitor, "menu");
      await page.getByRole("radio").last().check();
    },
  ],
]);

export const dishFormJourney = defineConsoleJourney("dish", asMember("owner"), [
  [
    "a dish with sizes",
    async (visitor) => {
      await openPage(visitor, "menu#Tacos");
      const { page, t } = visitor;
      await page.getByRole("searchbox").fill("Burrito norteño");
      await page.getByRole("link", { name: "Burrito norteño" }).click();
      await field(visitor, t("form.name")).waitFor();
    },
    "fullPage",
  ],
  [
    "a dish with every part open",
    async ({ page }) => {
      for (const part of await page.locator("summary").all()) await part.click();
    },
    "fullPage",
  ],
  ["groups of other dishes", (visitor) => pressButton(visitor, visitor.t("menu.addGroup"))],
  [
    "what is wrong, beside its field",
    async (visitor) => {
      const { t } = visitor;
      await pressButton(visitor, t("menu.newGroup"));
      await field(visitor, t("form.name")).fill(" ");
      await field(visitor, t("menu.min")).fill("5");
      await pressButton(visitor, t("form.save"));
    },
    "fullPage",
  ],
  [
    "leaving with unsaved changes",
    async (visitor) => {
      await visitor.page.getByRole("link", { name: visitor.t("page.back") }).click();
      await topSheet(visitor).waitFor();
    },
  ],
]);

export const priceListJourney = defineConsoleJourney("prices", asMember("manager"), [
  ["choices and extras", (visitor) => openPage(visitor, "menu/groups")],
  ["new group", (visitor) => openPage(visitor, "menu/groups/new")],
  ["price list", (visitor) => openPage(visitor, "menu/prices")],
  [
    "new prices, before they are put in",
    async ({ page, t }) => {
      await page.getByLabel(t("menu.bulk.by")).fill("7,5");
      await page.getByLabel(t("menu.bulk.rounding")).selectOption("0.50");
      for (const name of ["Al pastor", "Gobernador"])
        await page
          .getByRole("checkbox", { name: t("menu.bulk.select", { name }), exact: true })
          .check();
    },
  ],
  [
    "put in, and not saved",
    async (visitor) => {
      await pressButton(visitor, visitor.t("menu.bulk.apply", { count: 2 }));
      await visitor.page.getByRole("button", { name: visitor.t("form.save") }).waitFor();
    },
  ],
  [
    "when the new prices start",
    async (visitor) => {
      await pressButton(visitor, visitor.t("menu.schedule.short"));
      await topSheet(visitor).waitFor();
    },
  ],
  [
    "scheduled prices",
    async (visitor) => {
      await pressButton(visitor, visitor.t("menu.schedule.save"));
      await visitor.page.getByRole("status").getByRole("link").click();
      await visitor.page
        .getByRole("button", { name: visitor.t("menu.schedule.cancel") })
        .first()
        .waitFor();
    },
  ],
]);

export const menuImportJourney = defineConsoleJourney("menu import", asMember("owner"), [
  ["before a file is chosen", (visitor) => openPage(visitor, "menu/import")],
  [
    "a price that is none",
    async (visitor) => {
      await chooseMenuFile(visitor, "treinta");
      await visitor.page.getByText(visitor.t("menu.import.line", { line: 2 })).waitFor();
    },
  ],
  [
    "what would change",
    async (visitor) => {
      await chooseMenuFile(visitor, "33,50");
      await visitor.page
        .getByRole("button", { name: visitor.t("menu.import.apply", { count: 2 }) })
        .waitFor();
    },
    "fullPage",
  ],
  [
    "a file with many dishes and long texts",
    async (visitor) => {
      const { page, t } = visitor;
      await chooseFile(visitor, longMenu);
      const name = t("menu.import.new", { count: LONG_MENU });
      await page.getByRole("heading", { name }).scrollIntoViewIfNeeded();
    },
  ],
]);

const LONG_MENU = 300;
const longName = "Enchiladas suizas gratinadas con salsa verde de la casa, crema y queso Oaxaca";
const longMenu = [
  "category;name;size;price;description;diets;allergens;Modifiers",
  ...Array.from({ length: LONG_MENU }, (_, at) =>
    ["chica", "grande"].map((size, more) => {
      const text = `${longName}, ${longName.toLowerCase()}`;
      const choices = "Queso +15 | Crema +10 | Aguacate +20";
      return `Especialidades;${longName} ${at + 1};${size};${90 + more * 30};${text};vegetarian;milk;${choices}`;
    }),
  ).flat(),
].join("\n");

/** Chooses a spreadsheet's file with two dishes, the first with this price and with all that a dish may have. */
const chooseMenuFile = (visitor: TourVisitor, price: string): Promise<void> =>
  chooseFile(
    visitor,
    [
      "category;name;price;description;diets;allergens;Modifiers",
      `Tacos;Taco de prueba;${price};Tortilla azul, frijoles y nopales;vegan;none;Guacamole +15 | Salsa macha +5`,
      "Postres;Jamoncillo;45;;;;",
    ].join("\n"),
  );

async function chooseFile({ page, t }: TourVisitor, text: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("menu.import.choose"), exact: true }).click();
  await (await chooser).setFiles({
    name: "carta.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
}

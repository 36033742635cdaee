import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const file = [
  "Menu Group,Menu Item,Base Price,Extras",
  "Burgers,Clásica,95,Queso +15 | Tocino +20",
  "Burgers,Sencilla,70,Hongos",
].join("\r\n");

test("the choices of another system's file become a group of their dish, and those without a price are named", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu/import", { role: "owner" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("menu.import.choose"), exact: true }).click();
  await (await chooser).setFiles({
    name: "export.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file),
  });

  const notes = page.getByRole("region", { name: t("menu.import.notes", { count: 2 }) });
  await expect(notes).toContainText(t("menu.import.line", { line: 3 }));
  await expect(notes).toContainText(t("menu.import.note.choicesMissing", { value: "Hongos" }));
  await expect(notes).toContainText(t("menu.import.note.openGroups", { value: "Extras" }));
  const added = page.getByRole("region", { name: t("menu.import.new", { count: 2 }) });
  await expect(added).toContainText("Tocino");
  await expect(added).toContainText(`Extras (${t("menu.rule.any")})`);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("menu.import.apply", { count: 2 }) }).click();
  await expect(page.getByText(t("menu.import.done"))).toBeVisible();

  await guest.goto(restaurant.url("/products"));
  await guest.getByRole("link", { name: "Clásica" }).click();
  const dish = guest.getByRole("dialog");
  await expect(dish.getByText("Extras")).toBeVisible();
  await expect(dish.getByText("Tocino")).toBeVisible();
  await expect(dish.getByText(/\+\s?\$\s?20/u)).toBeVisible();
});

test("a size that the file hides is named: a new one is left out, and one of the menu stays on sale", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    const taco = categories[0]?.products?.[0];
    Object.assign(taco ?? {}, {
      product_variants: [
        { id: "small", name: "Chico", price: 30 },
        { id: "large", name: "Grande", price: 50 },
      ],
    });
  });
  const { page, t } = await openConsole(restaurant, "menu/import", { role: "owner" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("menu.import.choose"), exact: true }).click();
  const lines = [
    "Handle,Name,Category,Option 1 name,Option 1 value,Price,Available for sale",
    "taco,Taco,Comida,Tamaño,Chico,35,Y",
    "taco,,,Tamaño,Grande,55,N",
    "te,Té,Bebidas,Tamaño,Taza,20,Y",
    "te,,,Tamaño,Jarra,60,N",
  ];
  await (await chooser).setFiles({
    name: "export_items.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });

  const notes = page.getByRole("region", { name: t("menu.import.notes", { count: 2 }) });
  await expect(notes).toContainText(t("menu.import.note.keptSize", { value: "Taco, Grande" }));
  await expect(notes).toContainText(t("menu.import.note.hiddenSize", { value: "Té, Jarra" }));
  const changed = page.getByRole("region", { name: t("menu.import.changed", { count: 1 }) });
  await expect(changed.locator("ins")).toContainText("35.00");
  await expect(changed.locator("ins")).not.toContainText("55.00");
  await expectAccessible(page);
});

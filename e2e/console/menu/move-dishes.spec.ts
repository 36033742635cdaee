import { expect, type Page } from "@playwright/test";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

/** A restaurant with three dishes and a second category. */
const restaurantToSort = () =>
  createRestaurant(({ categories }) => {
    categories.push({
      id: "drinks",
      name: "Bebidas",
      products: [{ id: "water", name: "Agua", product_variants: [{ id: "water-1", price: 20 }] }],
    });
  });

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dishes = (page: Page, category: string) => panel(page, category).locator("li bdi");

/** The dishes that the guests' menu lists, in its order. */
async function expectGuestsSee(page: Page, { url }: Restaurant, names: string[]): Promise<void> {
  await page.goto(url("/products"));
  await expect(page.locator("main h3")).toHaveText(names);
}

test("dishes and categories are moved by buttons, keys and dragging", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await restaurantToSort();
  const { page, t } = await openConsole(restaurant, "menu", { role: "manager" });
  const handle = (name: string) => page.getByRole("button", { name: t("menu.move", { name }) });

  await test.step("on a phone a dish is moved by buttons, to another category too, and the move is undone", async () => {
    await page.getByRole("link", { name: "Comida" }).click();
    await page.getByRole("button", { name: t("menu.actionsOf", { name: "Taco" }) }).click();
    const sheet = page.getByRole("dialog", { name: "Taco" });
    await sheet.getByRole("button", { name: t("menu.down"), exact: true }).click();
    const place = { position: 2, count: 3, category: "Comida" };
    await expect(sheet.getByRole("status")).toHaveText(t("menu.position", place));
    await sheet.getByLabel(t("menu.category")).selectOption("Bebidas");
    await sheet.getByRole("button", { name: t("menu.moveThere") }).click();
    const there = { position: 2, count: 2, category: "Bebidas" };
    await expect(page.getByRole("dialog", { name: "Taco" }).getByRole("status")).toHaveText(
      t("menu.position", there),
    );
    await page.getByRole("button", { name: t("sheet.close") }).click();
    await expect(dishes(page, "Comida")).toHaveText(["Burrito", "Especial"]);
    await page.getByRole("button", { name: t("toast.undo") }).click();
    await expect(dishes(page, "Comida")).toHaveText(["Burrito", "Taco", "Especial"]);
  });

  await test.step("a dish is moved by the arrow keys of its handle, which keeps the focus and says the new place", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await handle("Especial").focus();
    await page.keyboard.press("ArrowUp");
    await expect(dishes(page, "Comida")).toHaveText(["Burrito", "Especial", "Taco"]);
    await expect(handle("Especial")).toBeFocused();
    const place = { position: 2, count: 3, category: "Comida" };
    await expect(
      page.getByText(`Especial: ${t("menu.position", place)}`, { exact: true }),
    ).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(dishes(page, "Comida")).toHaveText(["Especial", "Burrito", "Taco"]);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(t("menu.isFirst"))).toBeAttached();
    // The message comes with the server's answer.
    const moved = { name: "Especial", category: "Comida", position: 1, count: 3 };
    await expect(page.getByText(t("menu.done.moved", moved))).toBeVisible();
    await expectGuestsSee(guest, restaurant, ["Especial", "Burrito", "Taco", "Agua"]);
  });

  await test.step("a dish is dragged behind another one and into another category, and a category above another", async () => {
    const row = (name: string) => page.getByRole("listitem").filter({ has: handle(name) });
    const bottom = async (name: string) => {
      const box = await row(name).boundingBox();
      return { x: 200, y: (box?.height ?? 0) - 6 };
    };
    await handle("Burrito").dragTo(row("Taco"), { targetPosition: await bottom("Taco") });
    await expect(dishes(page, "Comida")).toHaveText(["Especial", "Taco", "Burrito"]);
    await handle("Taco").dragTo(row("Bebidas"));
    await expect(dishes(page, "Comida")).toHaveText(["Especial", "Burrito"]);
    const moved = { name: "Taco", category: "Bebidas", position: 2, count: 2 };
    await expect(page.getByText(t("menu.done.moved", moved))).toBeVisible();
    await handle("Bebidas").dragTo(row("Comida"), { targetPosition: { x: 60, y: 4 } });
    const names = page.getByRole("navigation", { name: t("menu.categories") }).locator("li bdi");
    await expect(names).toHaveText(["Bebidas", "Comida"]);
    await expectGuestsSee(guest, restaurant, ["Agua", "Taco", "Especial", "Burrito"]);
  });
});

test("on a touch screen the handles of categories and dishes are wide enough for a finger, and their rows fit a narrow phone", async ({
  openConsole,
}) => {
  const restaurant = await restaurantToSort();
  const { page, t, context } = await openConsole(restaurant, "menu", { role: "manager" });
  const screen = await context.newCDPSession(page);
  await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const expectWide = async (name: string) => {
    const handle = page.getByRole("button", { name: t("menu.move", { name }) });
    await expect(handle).toBeVisible();
    expect((await handle.boundingBox())?.width, name).toBeGreaterThanOrEqual(44);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  };
  await expectWide("Comida");
  await page.getByRole("link", { name: "Comida" }).click();
  await expectWide("Taco");
});

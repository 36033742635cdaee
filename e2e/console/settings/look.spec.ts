import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createTranslate, type TestTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

const save = (page: Page, t: TestTranslate) =>
  page.getByRole("button", { name: t("form.save") }).click();
const saved = (page: Page, t: TestTranslate) => page.getByText(t("form.saved"), { exact: true });
const part = (page: Page, t: TestTranslate, name: "landing" | "product") =>
  page.getByRole("region", { name: t(`settings.look.${name}`), exact: true }).first();
/** Opens a section of a part of the page, or closes it. */
const press = (within: Locator, t: TestTranslate, section: string) =>
  within.getByRole("heading", { name: t(section), exact: true }).click();
const button = (page: Page, t: TestTranslate, number: number) =>
  page.getByRole("listitem", { name: t("settings.look.buttonOf", { number }), exact: true });

test("a manager writes the landing page in Arabic, and guests see it", async ({
  openConsole,
  browser,
}) => {
  const restaurant = await createRestaurant();
  const options = { role: "manager", name: "Bea", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "settings/look", options);
  const landing = part(page, t, "landing");
  // The page is short: each section is closed, and says what is set.
  const texts = landing.getByRole("region", { name: t("settings.look.texts") });
  await expect(texts).toContainText(t("settings.look.ownFont"));
  const name = landing.getByLabel(t("settings.look.titleName"), { exact: true });
  await expect(name).toBeHidden();
  for (const section of ["texts", "background", "buttons", "footer"])
    await press(landing, t, `settings.look.${section}`);
  // A restaurant without a plan is on the free one.
  const app = landing.getByRole("switch", { name: t("settings.look.footerApp") });
  await expect(app).toBeDisabled();
  await expect(app).toHaveAccessibleDescription(t("settings.look.footerAppFree"));
  await name.fill("Tacos de noche");
  const color = landing.getByLabel(t("settings.look.backgroundColor"), { exact: true });
  await color.fill("green");
  const title = landing.getByLabel(t("settings.look.titleColor"), { exact: true });
  // What is wrong in a closed section opens it.
  await press(landing, t, "settings.look.background");
  await expect(color).toBeHidden();
  await save(page, t);
  await expect(color).toBeFocused();
  await expect(color).toHaveAccessibleDescription(t("settings.look.fault.color"));
  await expect(color).toHaveValue("green");
  await expectAccessible(page);
  await color.fill("#103a20");
  await title.fill("#204a30");
  await expect(landing.getByText("#ffffff").first()).toBeVisible();
  await expect(texts).toContainText(t("settings.look.changedColor"));
  await title.fill("#ffe9a0");
  await expect(landing.getByText("#ffffff")).toHaveCount(0);
  await expect(texts).not.toContainText(t("settings.look.changedColor"));

  await page.getByRole("button", { name: t("settings.look.addButton") }).click();
  const first = button(page, t, 1);
  await first.getByLabel(t("settings.look.buttonName")).fill("Reservas");
  await first.getByLabel(t("settings.look.address"), { exact: true }).fill("javascript:alert(1)");
  await save(page, t);
  await expect(
    first.getByText(t("settings.look.fault.address", { example: "https://example.com" })),
  ).toBeVisible();
  await first.getByLabel(t("settings.look.address"), { exact: true }).fill("example.com/mesa");
  await page.getByRole("button", { name: t("settings.look.addButton") }).click();
  const second = button(page, t, 2);
  await second.getByLabel(t("settings.look.buttonName")).fill("Menú");
  await second.getByLabel(t("settings.look.buttonType")).selectOption("menu_webapp_url");
  await second.getByRole("button", { name: t("menu.upOf", { name: "Menú" }) }).click();
  await expect(button(page, t, 1).getByText("Menú")).toBeVisible();

  // A wide screen has the preview beside the form, a phone in a sheet.
  const aside = page.getByRole("complementary", { name: t("menu.preview") });
  await expect(aside).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await expect(aside.getByRole("listitem")).toHaveText(["Menú", "Reservas"]);
  await expectAccessible(page);
  await page.setViewportSize(arabicPhone.viewport);
  await page.emulateMedia({ colorScheme: arabicPhone.colorScheme });
  await page.getByRole("button", { name: t("settings.look.showPreview") }).click();
  const phone = page.getByRole("dialog", { name: t("menu.preview") });
  await expect(phone.getByText("Tacos de noche")).toHaveCSS("color", "rgb(255, 233, 160)");
  await expect(phone.getByRole("listitem")).toHaveText(["Menú", "Reservas"]);
  await expectAccessible(page);
  await phone.getByText(t("settings.look.product"), { exact: true }).click();
  await expect(phone.getByText(t("settings.look.linkSample"))).toBeVisible();
  await phone.getByRole("button", { name: t("sheet.close") }).click();

  await save(page, t);
  await expect(saved(page, t)).toBeVisible();
  await expectAccessible(page);
  const guest = await browser.newPage();
  await guest.goto(restaurant.url("/"));
  const heading = guest.getByRole("heading", { name: "Tacos de noche" });
  await expect(heading).toHaveCSS("color", "rgb(255, 233, 160)");
  await expect(guest.getByRole("link", { name: "Reservas" })).toHaveAttribute(
    "href",
    "https://example.com/mesa",
  );
  await expectAccessible(guest);
  await guest.close();
});

test("buttons of the landing page are ordered by dragging, and a picture lies behind the menu", async ({
  openConsole,
  browser,
}) => {
  const restaurant = await createRestaurant(({ ecommerce_settings }) => {
    const contents = ["Uno", "Dos", "Tres"].map((name, at) => ({
      id: `b${at}`,
      name,
      order: at + 1,
      status: "enabled",
      type: "menu_webapp_url",
    }));
    ecommerce_settings.layout_settings = { landing: { contents }, product: {} };
  });
  // High enough for all rows: what is dragged and where it lands are in view together.
  const wide = { width: 1280, height: 1800 };
  const { page, t } = await openConsole(restaurant, "settings/look", {
    role: "manager",
    viewport: wide,
  });
  const landing = part(page, t, "landing");
  for (const section of ["settings.look.buttons", "settings.look.arrangement", "menu.translations"])
    await press(landing, t, section);
  const handle = button(page, t, 3).locator("[data-handle]");
  await handle.dragTo(button(page, t, 1), { targetPosition: { x: 40, y: 4 } });
  await expect(button(page, t, 1).getByText("Tres")).toBeVisible();

  // A large picture first: guests see a band until there is one, and a text in their language.
  await landing.getByText(t("settings.look.arrangement.photo"), { exact: true }).click();
  await expect(landing.getByText(t("settings.look.noPhoto"))).toBeVisible();
  const phone = page.getByRole("complementary", { name: t("menu.preview") });
  await expect(phone.getByText(t("board.service.takeaway"), { exact: true })).toBeVisible();
  const language = { name: t("menu.translations.language"), exact: true };
  await landing.getByRole("combobox", language).selectOption("de");
  await landing.getByLabel(/^Uno · /u).fill("Eins");

  const product = part(page, t, "product");
  await press(product, t, "settings.look.background");
  await product.getByText(t("settings.look.type.image"), { exact: true }).click();
  const buffer = await page.screenshot();
  const chooser = page.waitForEvent("filechooser");
  await product
    .getByRole("button", { name: t("settings.look.choosePicture") })
    .first()
    .click();
  await (await chooser).setFiles({ name: "wall.png", mimeType: "image/png", buffer });
  await expect(product.getByRole("img", { name: t("settings.look.picturePhone") })).toBeVisible();
  await save(page, t);
  await expect(saved(page, t)).toBeVisible();
  await expectAccessible(page);

  const guest = await browser.newPage({ viewport: wide });
  await guest.goto(restaurant.url("/"));
  const buttons = guest.getByRole("link", { name: /^(?:Uno|Dos|Tres)$/u });
  await expect(buttons).toHaveText(["Tres", "Uno", "Dos"]);
  const ways = createTranslate("es-MX")("landing.serviceTypes");
  await expect(guest.getByRole("list", { name: ways })).toBeVisible();
  const german = await browser.newPage({ locale: "de" });
  await german.goto(restaurant.url("/"));
  await expect(german.getByRole("link", { name: /^(?:Uno|Eins)$/u })).toHaveText("Eins");
  await german.close();
  await guest.goto(restaurant.url("/products"));
  await expect(guest.locator("img[src*='/companies/backgrounds/']").last()).toBeAttached();
  await guest.close();
});

import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { comanda } from "./support/comanda.ts";
import { openRestaurant } from "./support/company.ts";
import { companyFile } from "./support/company-file.ts";
import { root } from "./support/root.ts";
import { dialog } from "./support/shop.ts";
import { expect, origin, test } from "./support/test.ts";

/** What the page's first element is drawn with. */
function rootStyle(page: Page) {
  return page.evaluate(() => {
    const { colorScheme, backgroundColor, color } = getComputedStyle(document.documentElement);
    return { colorScheme, backgroundColor, color };
  });
}

test("a dark ground is dark all through, and can be read everywhere", async ({ page, noise }) => {
  noise.allow(/404: GET .*\/tracking/u);
  const home = origin("pizzaria");
  for (const path of ["/", "/products", "/cart", "/info", "/tracking?order_id=none"]) {
    await page.goto(home + path);
    expect(await rootStyle(page)).toEqual({
      colorScheme: "dark",
      backgroundColor: "rgb(16, 35, 26)",
      color: "rgb(255, 246, 227)",
    });
  }
  // A page of each kind; those of the tour are judged one by one.
  await page.goto(`${home}/`);
  await expectAccessible(page);
  await page.goto(`${home}/products`);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
});

/** What a visit fetched, and how far anything in it moved by itself. */
type Arrival = { fonts: string[]; shifts: number[] };

/** Longer than any page needs to be drawn without its fonts. */
const FONT_DELAY_MS = 1_500;

/** The first visit of somebody whose browser knows nothing of the restaurant. */
async function visitCold(browser: Browser, address: string, late: boolean): Promise<Arrival> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (late) {
    await context.route("**/*.woff2", async (route) => {
      await new Promise((done) => setTimeout(done, FONT_DELAY_MS));
      await route.continue();
    });
  }
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const arrival = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what the fonts move is told with the one that shows it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const fonts = performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /([a-z-]+)-latin(-ext)?-\d+/u.exec(name)?.[1] ?? []);
    return { fonts, shifts: (window as unknown as { shifts: number[] }).shifts };
  });
  await context.close();
  return arrival;
}

for (const [company, families] of Object.entries({
  demo: ["poppins"],
  pizzaria: ["alfa-slab-one"],
  cafe: ["noto-serif"],
})) {
  test(`only the chosen fonts are fetched, and nothing moves when they are there: ${company}`, async ({
    browser,
  }) => {
    for (const path of ["/", "/products"]) {
      for (const late of [false, true]) {
        const { fonts, shifts } = await visitCold(browser, origin(company) + path, late);
        const visit = `${path}, fonts ${late ? "late" : "at once"}`;
        expect([...new Set(fonts)], visit).toEqual(families);
        expect(shifts, visit).toEqual([]);
      }
    }
  });
}

/** The colours of a button's ground, edge and text. */
function colorsOf(button: Locator) {
  return button.evaluate((element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    return { backgroundColor, borderTopColor, color };
  });
}

test("the five kinds of buttons do what each says, in the company's form", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant(({ ecommerce_settings }) => {
    const button = { status: "enabled", order: 1 };
    ecommerce_settings.layout_settings = {
      landing: {
        buttons_icons: { form: "outlined_rounded" },
        contents: [
          { ...button, name: "The menu", type: "menu_webapp_url" },
          { ...button, name: "A chat", type: "whatsapp_number", value: "+52 55 1234 5678" },
          { ...button, name: "A page", type: "external_url", value: "https://example.com/" },
          { ...button, name: "Nothing", type: "external_url" },
          {
            ...button,
            name: "The network",
            type: "wifi_network",
            value: { network: "Guests", password: "tortilla" },
          },
          { ...button, name: "Off", type: "menu_webapp_url", status: "disabled" },
        ],
      },
    };
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(shop.url("/?utm_source=flyer"));
  const chat = page.getByRole("link", { name: "A chat" });
  await expect(chat).toHaveAttribute("href", "https://wa.me/525512345678?text=");
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveCSS("border-radius", "999px");
  await expect(chat).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const link = page.getByRole("link", { name: "A page" });
  await expect(link).toHaveAttribute("href", "https://example.com/");
  await expect(link).toHaveAttribute("target", "_blank");
  const nothing = page.getByRole("button", { name: "Nothing" });
  await expect(nothing).toBeDisabled();
  // Ground, edge and text are grey, which those of no other button are.
  expect(await colorsOf(nothing)).toEqual({
    backgroundColor: "rgb(230, 230, 230)",
    borderTopColor: "rgb(230, 230, 230)",
    color: "rgb(106, 105, 103)",
  });
  expect(await colorsOf(link)).toMatchObject({
    borderTopColor: "rgb(255, 255, 255)",
    color: "rgb(255, 255, 255)",
  });
  await expect(page.getByText("Off", { exact: true })).toHaveCount(0);

  await expect(async () => {
    if (!(await dialog(page).isVisible())) {
      await page.getByRole("button", { name: "The network" }).click({ timeout: 1_000 });
    }
    await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(dialog(page).getByText("Guests")).toBeVisible();
  await expect(dialog(page).getByText("tortilla", { exact: true })).toBeVisible();
  const said = dialog(page).getByRole("status");
  const copy = dialog(page).getByRole("button", { name: t("wifi.copy") });
  await copy.click();
  await expect(said).toHaveText(t("wifi.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("tortilla");
  // The same words again are new ones to whoever hears the page.
  await said.locator("p").evaluate((note) => note.toggleAttribute("data-first"));
  await copy.click();
  await expect(said.locator("p:not([data-first])")).toHaveText(t("wifi.copied"));
  await expect(said).toBeEmpty();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy.click();
  await expect(said).toHaveText(t("wifi.notCopied"));
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "The menu" }).click();
  await expect(page).toHaveURL(shop.url("/products?utm_source=flyer"));

  await shop.change(({ ecommerce_settings: { layout_settings } }) => {
    Object.assign(layout_settings?.landing ?? {}, { buttons_icons: { form: "filled_squared" } });
  });
  await page.goto(shop.url("/"));
  await expect(nothing).toBeDisabled();
  expect(await colorsOf(nothing)).toEqual({
    backgroundColor: "rgb(246, 245, 242)",
    borderTopColor: "rgb(230, 230, 230)",
    color: "rgb(106, 105, 103)",
  });
  expect(await colorsOf(link)).toMatchObject({ color: "rgb(29, 27, 24)" });
});

/** A restaurant with the pizzaria's pictures behind its menu; answers with its address. */
async function openPictured(): Promise<string> {
  const id = `looks-${randomBytes(5).toString("hex")}`;
  const file = companyFile(id, `${id}.localhost`);
  file.ecommerce_settings.layout_settings = {
    product: {
      body: {
        background_type: "image",
        background_image: {
          desktop_url: "fundo-tela.webp",
          mobile_url: "fundo-celular.webp",
          mobile_thumbnail_url: "fundo-celular.webp",
        },
      },
      content: { text_color: "#ffffff" },
    },
  };
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-looks-"));
  for (const name of ["fundo-tela.webp", "fundo-celular.webp"]) {
    await copyFile(path.join(root, "demo/pizzaria/pictures", name), path.join(folder, name));
  }
  await writeFile(path.join(folder, "company.json"), JSON.stringify(file));
  const { code, stderr } = await comanda("import", path.join(folder, "company.json"));
  expect(code, stderr).toBe(0);
  await rm(folder, { recursive: true });
  return origin(id);
}

test("a picture is behind the menu where the company chose one, small first, and can be read on", async ({
  page,
}) => {
  const home = await openPictured();
  await page.goto(`${home}/products`);
  const picture = page.locator("body picture img").first();
  await expect(picture).toHaveAttribute("src", /\/companies\/backgrounds\/\w+-1080\.webp$/u);
  await expect(picture).toHaveCSS("background-image", /\/companies\/backgrounds\/thumbnails\//u);
  const shown = () =>
    picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
      currentSrc,
      there: naturalWidth > 0,
    }));
  await expect.poll(shown).toEqual({ currentSrc: expect.stringMatching("-1080"), there: true });
  expect((await rootStyle(page)).colorScheme).toBe("dark");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(shown).toEqual({ currentSrc: expect.stringMatching("-1920"), there: true });
});

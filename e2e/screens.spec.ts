import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { checkStrains } from "../tour/checks/strains.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openRestaurant } from "./support/company.ts";
import { closeNow } from "./support/company-file.ts";
import { root } from "./support/root.ts";
import { dialog } from "./support/shop.ts";
import { expect, origin, test } from "./support/test.ts";

const screens = [
  { name: "landing", path: "/", wide: true },
  { name: "landing of a table's code", path: "/?qr-id=qr-mesa-1" },
  { name: "menu", path: "/products", wide: true },
  { name: "product", path: "/products?product=prod-burrito-norteno", wide: true },
  { name: "sold-out product", path: "/products?product=prod-suadero" },
  { name: "unknown product", path: "/products?product=nothing" },
  { name: "empty cart", path: "/cart", wide: true },
  { name: "information", path: "/info", wide: true },
  { name: "disabled menu", path: "/es/404", status: 404 },
  { name: "health", path: "/health" },
  { name: "unknown order", path: "/tracking?order_id=nothing", status: 404 },
];

for (const screen of screens) {
  const tag = screen.wide ? " @wide" : "";
  test(`${screen.name}: accessible, still, and no wider than the screen${tag}`, async ({
    page,
    noise,
    isMobile,
  }) => {
    if (screen.status) noise.allow(new RegExp(`${screen.status}: GET`, "u"));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    // What a page does to itself it does every time; a machine that stalls between two frames does not.
    await expect(async () => {
      const answer = await page.goto(screen.path);
      expect(answer?.status()).toBe(screen.status ?? 200);
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts).toEqual([]);
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
    // On a phone the tour's journeys are strained: see every-screen.spec.ts.
    if (!isMobile) expect(await checkStrains(page, ["text of twice the size"], [])).toEqual([]);
  });
}

test("the opening hours open over the menu, and with the landing page by its address", async ({
  page,
  t,
}) => {
  const hours = dialog(page);
  await page.goto("/products");
  const label = new RegExp(t("hours.show", { state: "" }).replace(/^\W+/u, ""), "u");
  await expect(async () => {
    if (!(await hours.isVisible())) {
      await page.getByRole("button", { name: label }).click({ timeout: 1_000 });
    }
    await expect(hours).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(hours.getByRole("heading", { name: t("hours.title") })).toBeVisible();
  await expectAccessible(page);
  await hours.getByRole("button", { name: t("sheet.close") }).click();
  await expect(hours).toBeHidden();

  await page.goto("/?open_modal=attention-hours&utm_source=flyer");
  await expect(hours.getByRole("heading", { name: t("hours.title") })).toBeVisible();
  await expectAccessible(page);
  await hours.getByRole("button", { name: t("sheet.close") }).click();
  // The address says it no longer, so that they stay closed.
  await expect(page).toHaveURL(/\/\?utm_source=flyer$/u);
  await expect(hours).toBeHidden();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(hours).toBeHidden();
});

test("a closed restaurant that takes orders for later says so, over no product", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant((file) => {
    closeNow(file);
    const { takeaway } = file.ecommerce_settings;
    if (takeaway) takeaway.scheduled_orders_enabled = true;
  });
  await page.goto(shop.url("/products?product=taco"));
  await expect(page.getByRole("dialog", { name: "Taco" })).toBeVisible();
  const later = page.getByRole("dialog", { name: t("later.title") });
  await page.waitForLoadState("networkidle");
  await expect(later).toBeHidden();
  await dialog(page)
    .getByRole("button", { name: t("sheet.close") })
    .click();
  await expect(later).toBeVisible();
  await expectAccessible(page);
  await later.getByRole("button", { name: t("later.hours") }).click();
  await expect(page.getByRole("dialog", { name: t("hours.title") })).toBeVisible();
  await dialog(page)
    .getByRole("button", { name: t("sheet.close") })
    .click();
  await expect(page.getByText(t("reason.later"))).toBeVisible();
  await expectAccessible(page);
  // Said once a visit.
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(later).toBeHidden();
});

test("a long name, many neighbourhoods and no way to be reached fit every screen", async ({
  page,
  t,
}) => {
  const name = "Restaurante y Marisquería La Casona de los Abuelos Hernández e Hijos del Puerto";
  const shop = await openRestaurant(({ company, ecommerce_settings, categories }) => {
    company.name = name;
    ecommerce_settings.delivery = {
      active: true,
      prices: {
        type: "districts",
        districts: ["Roma Norte", "San Miguel Chapultepec Primera Sección"].map((each) => ({
          name: each,
        })),
      },
    };
    const [first] = categories;
    if (first) first.name = "Antojitos mexicanos de la abuela con salsa verde y queso gratinado";
  });
  for (const path of ["/", "/products", "/info"]) {
    await page.goto(shop.url(path));
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
    await expectAccessible(page);
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wider, path).toBeLessThanOrEqual(0);
  }
  await expect(page.getByText(t("info.coverage"))).toBeVisible();
});

test("what robots and browsers ask for by themselves leads nobody home", async ({ page }) => {
  await page.goto("/health");
  const statuses = await page.evaluate(async () => {
    const answers = ["/robots.txt", "/favicon.ico"].map((path) => fetch(path));
    return (await Promise.all(answers)).map(({ status, redirected }) => [status, redirected]);
  });
  expect(statuses).toEqual([
    [200, false],
    [200, false],
  ]);
});

test("at the end of the menu its last category is the one being read", async ({ page, t }) => {
  await page.goto("/products");
  const chips = page.getByRole("navigation", { name: t("menu.categories") }).getByRole("link");
  await expect(chips.first()).toHaveAttribute("aria-current", "true");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(chips.last()).toHaveAttribute("aria-current", "true", { timeout: 500 });
  }).toPass();
});

test("the language is kept, and not said again", async ({ page, context }) => {
  const first = await page.goto("/");
  expect(
    (await first?.headersArray())?.filter(({ name }) => name.toLowerCase() === "set-cookie"),
  ).toHaveLength(1);
  const lang = await page.locator("html").getAttribute("lang");
  const saved = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(saved).toMatchObject({ value: lang, path: "/", sameSite: "Lax" });
  const again = await page.reload();
  expect(await again?.headerValue("set-cookie")).toBeNull();
});

test("what is seen is reported", async ({ page }) => {
  const seen = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: { page?: string }[] };
      return dataLayer.flatMap((each) => each.page ?? []);
    });
  await page.goto("/");
  await expect.poll(seen).toEqual(["welcome_page"]);
  await page.goto("/products");
  await expect.poll(seen).toEqual(["products"]);
});

test("the health page answers at every host", async ({ page }) => {
  const answer = await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/health`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Comanda");
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const region = process.env.REGION ?? "local";
  await expect(page.locator("dt")).toHaveText(["name", "status", "version", "region", "type"]);
  await expect(page.locator("dd")).toHaveText(["Comanda", "ok", version, region, "webapp"]);
  await expectAccessible(page);
});

test("another host has no restaurant", async ({ page, noise, t }) => {
  noise.allow(/404: GET/u);
  await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/`);
  await expect(page.getByRole("heading", { name: t("error.notFound") })).toBeVisible();
  await expectAccessible(page);
});

test("any other path leads home, with its query", async ({ page }) => {
  for (const path of ["/nowhere/at/all", "/products/more", "/404", "/de/404"]) {
    await page.goto(`${path}?utm_source=flyer`);
    await expect(page, path).toHaveURL(`${origin("demo")}/?utm_source=flyer`);
  }
});

test("the server's HTML of the menu names every product that is shown", async ({ page }) => {
  const html = (await (await page.goto("/products"))?.text()) ?? "";
  const file = path.join(root, "demo/taqueria/company.json");
  const { categories } = JSON.parse(readFileSync(file, "utf8"));
  type Product = { name: string; visible?: boolean };
  const products: Product[] = categories.flatMap((each: { products: Product[] }) => each.products);
  const escaped = (name: string) =>
    name.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
  const shown = products.filter((product) => product.visible !== false);
  expect(shown.length).toBeGreaterThanOrEqual(40);
  expect(shown.filter(({ name }) => !html.includes(escaped(name)))).toEqual([]);
});

test("the first load of the menu is at most 130 kB of JavaScript", async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" || response.url().endsWith(".js"))
      bodies.push(response.body());
  });
  await page.goto("/products");
  await page.waitForLoadState("networkidle");
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000);
});

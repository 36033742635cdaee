import { dialog } from "../support/browser/dialog.ts";
import { addProduct } from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

test("the menu's header has logo, hours and rating, and on a wide screen the social networks", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    const { company, ecommerce_settings: settings, categories } = file;
    company.whatsapp = "+52 55 5555 0154";
    settings.google_settings = { display_ratings: true, ratings_score: 4.7, place_id: "place-1" };
    settings.social_networks_settings = { instagramUrl: "https://instagram.com/laprueba" };
    categories.push({
      id: "drinks",
      name: "Bebidas",
      products: [{ id: "water", name: "Agua", product_variants: [{ id: "water-1", price: 20 }] }],
    });
    const burrito = categories[0]?.products?.find(({ id }) => id === "burrito");
    Object.assign(burrito?.product_variants?.[0] ?? {}, { original_price: 120 });
  });
  const header = page.getByRole("banner");
  const hours = t("hours.show", { state: t("hours.open") });
  const rating = header.getByRole("link", { name: /4\.7/u });
  const networks = page.getByRole("list", { name: t("company.social") });
  const within = (place: typeof header) =>
    place.getByRole("list", { name: t("company.social") }).getByRole("link");
  await page.goto(restaurant.url("/products"));
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await expect(header.getByRole("link", { name: t("menu.toStart") })).toHaveText("L");
    await expect(header.getByRole("button", { name: hours, exact: true })).toBeVisible();
    await expect(rating).toHaveAttribute("href", /reviews\?placeid=place-1$/u);
    // The social networks stand in one place at a time.
    const place = size === wide ? header : page.getByRole("main").locator("footer");
    await expect(within(place)).toHaveText(["WhatsApp", "Instagram"]);
    await expect(networks).toHaveCount(1);
  }
  await test.step("each category is a region with its own products", async () => {
    const products = (category: string) =>
      page.getByRole("region", { name: category }).getByRole("listitem").getByRole("link");
    await expect(products("Comida")).toHaveText([/^Taco/u, /^Burrito/u, /^Especial/u]);
    await expect(products("Bebidas")).toHaveText([/^Agua/u]);
  });

  await test.step("only a reduced product shows its discount and its price before", async () => {
    const dishes = page.getByRole("listitem");
    const reduced = dishes.filter({ hasText: "Burrito" }).first();
    await expect(reduced).toContainText(t("menu.discount", { percent: "17%" }));
    await expect(reduced.locator("s")).toContainText("$120.00");
    const taco = dishes.filter({ hasText: "$30.00" }).first();
    await expect(taco).not.toContainText("%");
  });

  await page.setViewportSize(phone);
  for (const name of ["Lua", "Pizzaria Lua de Lenha", "Hamburguesas y malteadas de la abuela"]) {
    await test.step(`on a phone the rating is in the line of the hours, and “${name}” is not cut off`, async () => {
      await restaurant.reimport(({ company }) => {
        company.name = name;
      });
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(rating).toBeVisible();
      const boxOf = async (part: typeof rating) => {
        const box = await part.boundingBox();
        if (!box) throw new Error("It is not on the screen");
        return { top: box.y, bottom: box.y + box.height };
      };
      const [bar, title, line, score] = await Promise.all([
        boxOf(header),
        boxOf(page.getByRole("heading", { level: 1 })),
        boxOf(header.getByRole("button", { name: hours, exact: true })),
        boxOf(rating),
      ]);
      expect(Math.abs(score.top - line.top)).toBeLessThanOrEqual(4);
      expect([title.top >= bar.top, title.bottom <= line.top + 1]).toEqual([true, true]);
      expect(score.bottom).toBeLessThanOrEqual(bar.bottom);
    });
  }

  await restaurant.reimport(({ ecommerce_settings: { google_settings } }) => {
    if (google_settings) google_settings.display_ratings = false;
  });
  await page.reload();
  await expect(header.getByRole("button", { name: hours, exact: true })).toBeVisible();
  await expect(rating).toBeHidden();

  await page.goto("/products");
  const logo = header.getByRole("link", { name: t("menu.toStart") }).getByRole("presentation");
  await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
});

test("a product is a sheet at the bottom of a phone, and a bar shows the count and total of the cart", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products?product=taco"));
  const sheet = page.getByRole("dialog", { name: "Taco" });
  /** Returns the sheet's place, with the free space above and below it. */
  const around = async ({ height }: typeof phone) => {
    const box = await sheet.boundingBox();
    if (!box) throw new Error("There is no sheet");
    return { x: box.x, width: box.width, above: box.y, below: height - box.y - box.height };
  };
  await expect(sheet).toBeVisible();
  expect(await around(phone)).toMatchObject({ x: 0, width: 360, below: 0 });
  expect((await around(phone)).above).toBeGreaterThan(0);
  await page.setViewportSize(wide);
  await expect.poll(async () => (await around(wide)).below).toBeGreaterThan(0);
  const { above, below, width } = await around(wide);
  expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
  expect(width).toBeLessThanOrEqual(800);

  await page.setViewportSize(phone);
  await sheet.getByRole("button", { name: t("sheet.close") }).click();
  await expect(dialog(page)).toBeHidden();
  const bar = page.getByRole("complementary", { name: t("menu.order") });
  await expect(bar).toBeHidden();
  await addProduct({ page, t }, "Taco", 2);
  await expect(bar.getByText("2", { exact: true })).toBeInViewport();
  await expect(bar.getByText("$60.00", { exact: true })).toBeInViewport();
  await addProduct({ page, t }, "Burrito", 1, "Res");
  await expect(bar.getByText("3", { exact: true })).toBeInViewport();
  await expect(bar.getByText("$160.00", { exact: true })).toBeInViewport();
  const usual = await bar.boundingBox();
  // On a wide screen the order is beside the menu: each product with its price and quantity, and the total.
  await page.setViewportSize(wide);
  await expect(bar.getByRole("listitem")).toHaveText([
    /^Taco\s*\$60\.00\D*2$/u,
    /^Burrito\s*Res\s*\$100\.00\D*1$/u,
  ]);
  await expect(bar.getByText("$160.00", { exact: true })).toBeInViewport();

  // An amount in the millions is shown whole, on the same line as the words of the bar.
  await page.setViewportSize(phone);
  await restaurant.reimport(({ company, categories }) => {
    company.currency = { code: "IDR", symbol: "Rp", position: "left", show_decimals: true };
    const products = categories.flatMap((category) => category.products ?? []);
    for (const variant of products.flatMap((product) => product.product_variants ?? []))
      variant.price = (variant.price ?? 0) * 100_000;
  });
  await page.reload();
  await expect(bar.getByText("Rp\u00a016.000.000,00", { exact: true })).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBe(usual?.height);
});

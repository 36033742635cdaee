import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { rootStyle } from "../support/browser/page-colors.ts";
import { repositoryRoot } from "../support/repository-root.ts";
import { buildCompanyFile } from "../support/restaurant/company-file.ts";
import { runComanda } from "../support/run-comanda.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** The background of the menu in the last step. */
const gradient = {
  background_type: "gradient",
  degraded_color: { degraded_1: "#ffffff", degraded_2: "#f0e0d0" },
};

/**
 * Imports the restaurant `id` with the pizzaria's background pictures, or with other ones of the menu;
 * answers with its address.
 */
async function importRestaurantWithPictures(
  id: string,
  { landing = {}, product = {} }: { landing?: object; product?: object } = {},
): Promise<string> {
  const file = buildCompanyFile(id, `${id}.localhost`);
  const body = {
    background_type: "image" as const,
    background_image: {
      desktop_url: "fundo-tela.webp",
      mobile_url: "fundo-celular.webp",
      mobile_thumbnail_url: "fundo-celular.webp",
    },
  };
  file.ecommerce_settings.layout_settings = {
    landing: { body, ...landing },
    product: { body, content: { text_color: "#ffffff" }, ...product },
  };
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-background-"));
  for (const name of ["fundo-tela.webp", "fundo-celular.webp"]) {
    await copyFile(
      path.join(repositoryRoot, "demo/pizzaria/pictures", name),
      path.join(folder, name),
    );
  }
  await writeFile(path.join(folder, "company.json"), JSON.stringify(file));
  const { code, stderr } = await runComanda("import", path.join(folder, "company.json"));
  expect(code, stderr).toBe(0);
  await rm(folder, { recursive: true });
  return companyOrigin(id);
}

test("menu and landing page lie on the company's background picture, small first, and stay readable", async ({
  page,
  t,
}) => {
  const id = `background-${randomBytes(5).toString("hex")}`;
  const home = await importRestaurantWithPictures(id);
  await page.goto(`${home}/products`);
  const picture = page.locator("body picture img").first();
  await expect(picture).toHaveAttribute("src", /\/companies\/backgrounds\/\w+-1080\.webp$/u);
  await expect(picture).toHaveCSS("background-image", /\/companies\/backgrounds\/thumbnails\//u);
  const shown = () =>
    picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
      currentSrc,
      loaded: naturalWidth > 0,
    }));
  await expect.poll(shown).toEqual({ currentSrc: expect.stringMatching("-1080"), loaded: true });
  expect((await rootStyle(page)).colorScheme).toBe("dark");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(shown).toEqual({ currentSrc: expect.stringMatching("-1920"), loaded: true });

  await page.goto(`${home}/`);
  const behind = page.locator(".landing picture img");
  const size = () => behind.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await expect.poll(size).toMatch(/-1920/u);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect.poll(size).toMatch(/-1080/u);
  await expect(behind).toHaveCSS("background-image", /\/companies\/backgrounds\/thumbnails\//u);
  await expectAccessible(page);

  await test.step("a landing page that begins with a picture shows it without a veil, and each way to order as a button", async () => {
    const contents = [
      { name: "Reservas", type: "web", value: "https://example.com", status: true },
    ];
    await importRestaurantWithPictures(id, {
      landing: { arrangement: "photo", contents },
      product: { body: gradient, content: {} },
    });
    await page.goto(`${home}/`);
    const title = page.getByRole("heading", { level: 1 });
    await expect.poll(size).toMatch(/-1080/u);
    await expect(behind).toHaveCSS("background-image", /\/companies\/backgrounds\/thumbnails\//u);
    await expect(behind).toHaveAttribute("fetchpriority", "high");
    const boxes = async () => [await behind.boundingBox(), await title.boundingBox()] as const;
    const [above, text] = await boxes();
    expect(above).toMatchObject({ x: 0, y: 0, width: 360 });
    expect(text?.y).toBeGreaterThan(above?.height ?? Number.NaN);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(size).toMatch(/-1920/u);
    const [beside, wideText] = await boxes();
    expect(beside?.height).toBe(800);
    expect(wideText?.x).toBeGreaterThan(beside?.width ?? Number.NaN);
    await expectAccessible(page);

    const ways = page.getByRole("list", { name: t("landing.serviceTypes") }).getByRole("link");
    await expect(ways).toHaveText([t("serviceType.takeaway"), t("serviceType.onsite")]);
    await expect(page.getByRole("link", { name: "Reservas" })).toBeVisible();
    await expect(page.getByRole("link", { name: t("landing.menu"), exact: true })).toHaveCount(0);
    await ways.first().click();
    await expect(page.getByRole("button", { name: t("how.title") })).toContainText(
      t("serviceType.takeaway"),
    );
  });

  await test.step("a gradient of the company is behind the menu in both its colours", async () => {
    const image = await page.evaluate(
      () => getComputedStyle(document.body, "::before").backgroundImage,
    );
    expect(image).toBe("linear-gradient(165deg, rgb(255, 255, 255), rgb(240, 224, 208))");
  });
});

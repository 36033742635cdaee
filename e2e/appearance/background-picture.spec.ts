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

/** Imports a restaurant with the pizzaria's background pictures; answers with its address. */
async function importRestaurantWithPictures(): Promise<string> {
  const id = `background-${randomBytes(5).toString("hex")}`;
  const file = buildCompanyFile(id, `${id}.localhost`);
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

test("the menu lies on the company's background picture, small first, and stays readable", async ({
  page,
}) => {
  const home = await importRestaurantWithPictures();
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
});

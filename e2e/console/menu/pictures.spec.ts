import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { moveTo } from "../../support/browser/move-to.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

type Editor = { page: Page; t: TestTranslate };

const wide = { width: 1280, height: 800 };

/** A JPEG that is red on its left half and blue on its right half. */
async function halves(): Promise<Buffer> {
  const right = await sharp({
    create: { width: 600, height: 600, channels: 3, background: "#0000ff" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: "#ff0000" } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function choose({ page, t }: Editor, name: string, mimeType: string, buffer: Buffer) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("menu.choosePicture") }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

const save = ({ page, t }: Editor) => page.getByRole("button", { name: t("form.save") }).click();
const picture = ({ page, t }: Editor, number: number) =>
  page.getByRole("img", { name: t("menu.pictureNumber", { number }) });

test("a chosen picture is framed by keys, stands on the guests' menu and is removed; others are refused, dropped, pasted and taken", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const editor = await openConsole(restaurant, "menu/products/taco", {
    role: "manager",
    viewport: wide,
  });
  const { page, t } = editor;
  // The picture is held on its way: what is pressed meanwhile is saved with it.
  const { promise: arrives, resolve: letPictureArrive } = Promise.withResolvers<void>();
  await page.route("**/pictures", async (route) => {
    await arrives;
    await route.continue();
  });
  await choose(editor, "halves.jpg", "image/jpeg", await halves());
  const sheet = page.getByRole("dialog", { name: t("menu.cropTitle") });
  // The square begins in the middle; the arrow keys move it to the right end.
  await sheet.getByLabel(t("menu.cropArea")).focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await sheet.getByRole("button", { name: t("menu.cropTake") }).click();
  await expect(page.getByText(t("menu.picture.onItsWay"))).toBeVisible();
  await save(editor);
  await expect(page.getByRole("button", { name: t("form.save") })).toBeDisabled();
  letPictureArrive();
  await expect(picture(editor, 1)).toBeVisible();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();

  await guest.goto(restaurant.url("/products"));
  const shown = guest.getByRole("listitem").filter({ hasText: "Taco" }).locator("img");
  await expect(shown).toBeVisible();
  const middle = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 3;
    canvas.height = 3;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, 3, 3);
    return [...(context?.getImageData(0, 1, 1, 1).data ?? [])];
  });
  expect(middle[2], "blue of the left edge").toBeGreaterThan(200);
  expect(middle[0], "red of the left edge").toBeLessThan(60);

  await page
    .getByRole("button", {
      name: t("menu.removeOf", { name: t("menu.pictureNumber", { number: 1 }) }),
    })
    .click();
  await expect(picture(editor, 1)).toHaveCount(0);
  await page.getByRole("button", { name: t("menu.discard") }).click();
  await expect(picture(editor, 1)).toBeVisible();

  await test.step("a file that is no picture is refused beside the pictures; a dropped, a pasted and a taken one are framed", async () => {
    await moveTo(page, page.url().replace(/taco$/u, "burrito"));
    const name = page.getByRole("textbox", { name: t("form.name"), exact: true });
    await expect(name).toHaveValue("Burrito");
    await name.fill("Burrito de prueba");
    const zip = Buffer.from("PK\u0003\u0004photos");
    await choose(editor, "photos.zip", "application/zip", zip);
    const refused = (file: string) =>
      page
        .getByRole("listitem")
        .filter({ hasText: file })
        .filter({
          hasText: t("menu.picture.notPicture"),
        });
    await expect(refused("photos.zip")).toBeVisible();
    await choose(editor, "photos.jpg", "image/jpeg", zip);
    await expect(refused("photos.jpg")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(name).toHaveValue("Burrito de prueba");

    const bytes = (await halves()).toString("base64");
    await page.getByText(t("menu.dropPictures")).evaluate((zone, base64) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([data], "halves.jpg", { type: "image/jpeg" }));
      zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    }, bytes);
    await page.getByRole("button", { name: t("menu.cropTake") }).click();
    await expect(picture(editor, 1)).toBeVisible();
    await expect(page.getByText(t("menu.unsaved"))).toBeVisible();

    // A picture in the clipboard, as a screenshot is, and the keys that paste it.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(800, 800);
      const context = canvas.getContext("2d");
      context?.fillRect(0, 0, 400, 800);
      const picture = await canvas.convertToBlob({ type: "image/png" });
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    });
    await name.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await page.getByRole("button", { name: t("menu.cropTake") }).click();
    await expect(picture(editor, 2)).toBeVisible();
    await expect(name).toHaveValue("Burrito de prueba");

    // A phone opens its camera for this field.
    await page.setViewportSize({ width: 360, height: 740 });
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: t("menu.takePicture") }).click();
    const field = (await chooser).element();
    expect(await field.getAttribute("capture")).toBe("environment");
    const taken = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await halves() };
    await (await chooser).setFiles(taken);
    await page.getByRole("button", { name: t("menu.cropTake") }).click();
    await expect(picture(editor, 3)).toBeVisible();
    // A new order's strip at the foot of the page does not cover the button.
    await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(page.locator("[data-new-orders]")).toBeVisible();
    await save(editor);
    await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
  });
});

import type { Locator } from "@playwright/test";
import { dialog } from "../support/browser/dialog.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Returns the colours of a button's background, border and text. */
function buttonColors(button: Locator) {
  return button.evaluate((element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    return { backgroundColor, borderTopColor, color };
  });
}

test("the five kinds of buttons work and have the company's shape", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant(({ ecommerce_settings }) => {
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
  await page.goto(restaurant.url("/?utm_source=flyer"));
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
  // Only a disabled button has a grey background, border and text.
  expect(await buttonColors(nothing)).toEqual({
    backgroundColor: "rgb(230, 230, 230)",
    borderTopColor: "rgb(230, 230, 230)",
    color: "rgb(106, 105, 103)",
  });
  expect(await buttonColors(link)).toMatchObject({
    borderTopColor: "rgb(255, 255, 255)",
    color: "rgb(255, 255, 255)",
  });
  await expect(page.getByText("Off", { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "The network" }).click();
  await expect(dialog(page).getByText("Guests")).toBeVisible();
  await expect(dialog(page).getByText("tortilla", { exact: true })).toBeVisible();
  const status = dialog(page).getByRole("status");
  const copy = dialog(page).getByRole("button", { name: t("wifi.copy") });
  await copy.click();
  await expect(status).toHaveText(t("wifi.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("tortilla");
  // The same text is a new element, so that a screen reader announces it again.
  await status.locator("p").evaluate((note) => note.toggleAttribute("data-first"));
  await copy.click();
  await expect(status.locator("p:not([data-first])")).toHaveText(t("wifi.copied"));
  await expect(status).toBeEmpty();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy.click();
  await expect(status).toHaveText(t("wifi.notCopied"));
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "The menu" }).click();
  await expect(page).toHaveURL(restaurant.url("/products?utm_source=flyer"));

  await restaurant.reimport(({ ecommerce_settings: { layout_settings } }) => {
    Object.assign(layout_settings?.landing ?? {}, { buttons_icons: { form: "filled_squared" } });
  });
  await page.goto(restaurant.url("/"));
  await expect(nothing).toBeDisabled();
  expect(await buttonColors(nothing)).toEqual({
    backgroundColor: "rgb(246, 245, 242)",
    borderTopColor: "rgb(230, 230, 230)",
    color: "rgb(106, 105, 103)",
  });
  expect(await buttonColors(link)).toMatchObject({ color: "rgb(29, 27, 24)" });
});

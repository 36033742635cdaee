import { expect } from "@playwright/test";
import { pressPrint, waitApart } from "../../support/browser/press-print.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/board-test.ts";

test("an order's ticket is printed by the browser, and the second time says DUPLICATE", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2), { comment: "Nut allergy" });
  const { page, t, url } = await openBoard(restaurant);
  await page.addInitScript(() => {
    // What the print dialog gets, because a browser without a screen has none.
    window.print = () => {
      const text = document.querySelector(".printed-page")?.textContent ?? "";
      document.documentElement.dataset.printed = text;
    };
  });
  await page.goto(url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.tickets") });
  await expect(sheet.getByText("2 x Taco").first()).toBeVisible();
  await expect(sheet.getByText("! ALLERGY !")).toBeVisible();
  await expect(sheet.getByText(t("printing.notPrinted")).first()).toBeVisible();

  const root = page.locator("html");
  const printHere = sheet.getByRole("button", { name: t("printing.printHere") }).first();
  const press = pressPrint(page, printHere);
  await press();
  await expect(root).toHaveAttribute("data-printed", /2 x Taco/u);
  await expect(root).not.toHaveAttribute("data-printed", /DUPLICATE/u);
  await expect(sheet.getByText(t("printing.job.confirmed"))).toHaveCount(1);
  await press();
  await expect(root).toHaveAttribute("data-printed", /DUPLICATE 1/u);
  await expect(sheet.getByText(t("printing.job.duplicate", { number: 1 }))).toBeVisible();
});

test("a double tap prints one more ticket, not two", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  const { page, t, url } = await openBoard(restaurant);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.tickets") });
  const printHere = sheet.getByRole("button", { name: t("printing.printHere") }).first();
  await printHere.click();
  const pressedAt = await page.evaluate(() => performance.now());
  await expect(sheet.getByText(t("printing.job.confirmed"))).toHaveCount(1);
  await waitApart(page, pressedAt);
  await printHere.dblclick({ delay: 50 });
  const duplicate = (number: number) =>
    sheet.getByText(t("printing.job.duplicate", { number }), { exact: true });
  await expect(duplicate(1)).toBeVisible();
  // The sheet reads again what was printed.
  await page.waitForResponse(/\/print-jobs$/u);
  await expect(duplicate(2)).toHaveCount(0);
});

test("on paper stands the ticket alone, 80 mm wide", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const { page, t, url } = await openBoard(restaurant);
  await page.addInitScript(() => {
    window.print = () => {
      // The page takes its own away when the dialog is closed.
      const copy = document.querySelector(".printed-page")?.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return;
      copy.id = "paper";
      document.body.append(copy);
    };
  });
  await page.goto(url(`orders/${order.id}`));
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.tickets") });
  await sheet
    .getByRole("button", { name: t("printing.printHere") })
    .first()
    .click();
  const paper = page.locator("#paper .ticket-paper");
  await expect(paper).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expect(sheet).toBeHidden();
  const width = await paper.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(303);
});

import { expect } from "@playwright/test";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("a manager adds a printer, sees its token once, and assigns a station to it", async ({
  openConsole,
  request,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "printing", { role: "manager" });
  await page.getByRole("button", { name: t("printing.addPrinter") }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.addPrinter") });
  await sheet.getByRole("button", { name: t("printing.add"), exact: true }).click();
  await expect(sheet.getByText(t("printing.nameMissing"))).toBeVisible();
  await sheet.getByRole("textbox", { name: t("form.name") }).fill("Grill");
  await sheet
    .getByRole("combobox", { name: t("printing.kind"), exact: true })
    .selectOption("cloudprnt");
  await sheet.getByRole("button", { name: t("printing.add"), exact: true }).click();

  const shown = page.getByRole("dialog", { name: t("printing.tokenTitle") });
  const address = shown.getByText("/ms-printing/cloudprnt/");
  const url = new URL((await address.textContent()) ?? "");
  // Node finds no names below localhost.
  url.hostname = "127.0.0.1";
  await shown.getByRole("button", { name: t("sheet.close") }).click();
  await expect(page.getByText(t("printing.neverSeen"))).toBeVisible();

  await page
    .getByRole("combobox", { name: t("printing.printer"), exact: true })
    .selectOption("Grill");
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.saved"))).toBeVisible();
  await page.getByRole("button", { name: t("printing.test") }).click();
  await expect(page.getByText(t("printing.queued", { count: 1 }))).toBeVisible();

  // The printer asks by itself, as Star's do.
  const poll = await request.post(url.href, { data: { statusCode: "200%20OK" } });
  const { jobToken } = await poll.json();
  const ticket = await request.get(url.href, { params: { token: jobToken, type: "text/plain" } });
  expect(await ticket.text()).toContain("Grill");
  await request.delete(url.href, { params: { token: jobToken, code: "200 OK" } });
  await page.reload();
  await expect(page.getByText(t("printing.state.ready"))).toBeVisible();
  await expect(page.getByText(t("printing.queued", { count: 0 }))).toBeVisible();
  await expect(
    page.getByRole("combobox", { name: t("printing.printer"), exact: true }),
  ).toHaveValue(/.+/u);
});

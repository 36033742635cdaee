import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { consoleOrigin } from "../../support/console.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { actionsButton } from "../../support/staff/actions-menu.ts";
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

  await test.step("its name is changed, its other actions give the focus back, and the removal asks", async () => {
    await actionsButton(page, t, "Grill").press("Enter");
    await page
      .getByRole("dialog", { name: "Grill" })
      .getByRole("button", { name: t("integrations.edit") })
      .press("Enter");
    const changing = page.getByRole("dialog", { name: t("printing.changePrinter") });
    const name = changing.getByRole("textbox", { name: t("form.name") });
    await name.clear();
    await changing.getByRole("button", { name: t("form.save") }).click();
    await expect(changing.getByText(t("printing.nameMissing"))).toBeVisible();
    await name.fill("Plancha");
    await changing.getByRole("button", { name: t("form.save") }).click();
    const dots = actionsButton(page, t, "Plancha");
    const dialog = page.getByRole("dialog");
    const action = (key: string) =>
      dialog.getByRole("button", { name: t(`printing.${key}`), exact: true });
    await dots.press("Enter");
    await expect(dialog.getByRole("button").last()).toHaveText(t("printing.remove"));
    await action("newToken").press("Enter");
    await expect(dialog).toContainText(t("printing.newTokenText", { name: "Plancha" }));
    await expect(action("newTokenNow")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveAccessibleName(t("printing.tokenTitle"));
    await dialog.getByRole("button", { name: t("sheet.close") }).press("Enter");
    await expect(dots).toBeFocused();
    await dots.press("Enter");
    await action("remove").click();
    await action("removeNow").click();
    await expect(page.getByText(t("printing.noPrinters"))).toBeVisible();
    const title = page.getByRole("heading", { name: t("printing.printers"), exact: true });
    await expect(title).toBeFocused();
  });
});

test("an order's ticket says that its printer is off, and goes out when it is on again", async ({
  openConsole,
  request,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "printing", {
    role: "manager",
    viewport: { width: 1024, height: 768 },
  });
  await page.getByRole("button", { name: t("printing.addPrinter") }).click();
  const sheet = page.getByRole("dialog", { name: t("printing.addPrinter") });
  await sheet.getByRole("textbox", { name: t("form.name") }).fill("Grill");
  await sheet
    .getByRole("combobox", { name: t("printing.kind"), exact: true })
    .selectOption("agent");
  await sheet.getByRole("button", { name: t("printing.add"), exact: true }).click();
  const shown = page.getByRole("dialog", { name: t("printing.tokenTitle") });
  const command = await shown.locator("p", { hasText: "--token" }).textContent();
  const token = /--token (?<token>\S+)/u.exec(command ?? "")?.groups?.token ?? "";
  await shown.getByRole("button", { name: t("sheet.close") }).click();
  await page
    .getByRole("combobox", { name: t("printing.printer"), exact: true })
    .selectOption("Grill");
  await page.getByRole("radio", { name: t("printing.onPlacement"), exact: true }).check();
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.saved"))).toBeVisible();

  const send = async (path: string, data: object) => {
    const url = `http://127.0.0.1:${process.env.E2E_PORT}/ms-printing/agent/${path}`;
    const answer = await request.post(url, { data, headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  expect(await send("next", { status: "offline" })).toMatchObject({ job: null });
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await page.goto(`${consoleOrigin()}/${restaurant.id}/orders/${order.id}`);
  await page.getByRole("button", { name: t("printing.print"), exact: true }).click();
  const tickets = page.getByRole("dialog", { name: t("printing.tickets") });
  const why = tickets.getByText(t("printing.wait.offline", { name: "Grill" }));
  await expect(why).toBeVisible();
  await expectAccessible(page);

  const { job } = await send("next", { status: "ready" });
  expect(job).toMatchObject({ attempt: 1, duplicate: 0 });
  await send(`jobs/${job.id}`, { attempt: 1, outcome: "confirmed", status: "ready" });
  await expect(tickets.getByText(t("printing.job.confirmed"), { exact: true })).toBeVisible();
  await expect(why).toBeHidden();
  expect(await send("next", { status: "ready" })).toMatchObject({ job: null });
});

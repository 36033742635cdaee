import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { consoleOrigin } from "../../support/console.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { everyDay } from "../../support/restaurant/opening-hours.ts";
import { runComanda } from "../../support/run-comanda.ts";
import {
  cardIn,
  expectRinging,
  expectSilent,
  soundState,
  startShift,
  test,
} from "../../support/staff/board-test.ts";
import { companyOrigin } from "../../support/test.ts";

/** A demo company at which no other journey orders. */
const pizzaria = { id: "pizzaria-lua-de-lenha", host: "pizzaria.localhost" };

/** Opens the console by the link that the start has printed. */
async function openPrintedLink(page: Page, t: TestTranslate) {
  const { E2E_LOG } = process.env;
  if (!E2E_LOG) throw new Error("E2E_LOG has to name the file of what the server prints");
  const printed = await readFile(E2E_LOG, "utf8");
  // The file holds what the servers of earlier runs have printed, too.
  const links = [...printed.matchAll(/The demo's console:\s+(http:\S+)/gu)];
  const [, link = ""] = links.at(-1) ?? [];
  await page.goto(link);
  const open = page.getByRole("button", { name: t("demo.button") });
  await expect(open).toBeVisible();
  // To open the page does not sign in yet.
  expect(await page.context().cookies()).toEqual([]);
  await open.click();
  await expect(page.getByRole("heading", { name: t("companies.title") })).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("link", { name: "Pizzaria Lua de Lenha" }).click();
  await expect(page.getByRole("button", { name: t("board.banner.startShift") })).toBeVisible();
  await openAllDay(page);
}

/** Opens the pizzaria at every hour: the journey is walked by day too. */
async function openAllDay(page: Page) {
  const hours = [
    { open: "00:00", close: "13:00" },
    { open: "13:00", close: "00:00" },
  ];
  const path = `${consoleOrigin()}/ms-settings/companies/${pizzaria.id}/settings/hours`;
  const status = await page.evaluate(
    async ({ path, business_hours_settings }) => {
      const { revision, value } = await (await fetch(path)).json();
      const company = { ...value.company, business_hours_settings };
      const body = JSON.stringify({ revision, value: { ...value, company } });
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "PUT", headers, body })).status;
    },
    { path, business_hours_settings: everyDay({ is_active: true, hours }) },
  );
  expect(status).toBe(200);
}

test("a newcomer opens the printed link, starts the shift, hears an order and takes it to its end", async ({
  page: customer,
  openBoard,
  t,
}) => {
  test.slow();
  const board = await openBoard(pizzaria, { enter: openPrintedLink });
  const { page, t: c } = board;
  const kitchen = await openBoard(pizzaria, { role: "kitchen", name: "Beto" });
  await startShift(kitchen);
  await expect(page.getByRole("alert")).toContainText(c("board.banner.noSound"));
  expect(await soundState(board)).toBeNull();
  await startShift(board);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectSilent(board);

  await customer.goto(`${companyOrigin("pizzaria")}/products?qr-id=qr-pizzaria-mesa-1`);
  await addProduct({ page: customer, t }, "Pan de ajo", 2);
  await goToCart({ page: customer, t });
  await startCheckout({ page: customer, t }, "TABLE");
  const number = await placeCashOrder({ page: customer, t });
  const id = new URL(customer.url()).searchParams.get("order_id") ?? "";
  for (const each of [board, kitchen]) {
    await expectRinging(each);
    expect(await soundState(each)).toBe("running");
  }
  await expect(page).toHaveTitle(/^\(1\) /u);
  const fresh = cardIn(board, "new", id);
  await expect(fresh).toContainText("Mesa 1");
  await expect(fresh).toContainText("Pão de alho");
  await fresh.getByRole("radio", { name: "15" }).check();

  // Both look at every frame of the page, and begin before the press.
  const promised = Promise.all([
    customer.locator("time", { hasText: /\d/u }).first().waitFor(),
    customer.getByText(t("tracking.preparing")).first().waitFor(),
  ]).then(() => Date.now());
  await fresh.getByRole("button", { name: c("board.accept.in", { minutes: 15 }) }).click();
  const accepted = Date.now();
  expect((await promised) - accepted, "milliseconds until the customer sees it").toBeLessThan(1000);
  for (const each of [board, kitchen]) await expectSilent(each);
  await expect(page).toHaveTitle(c("board.title"));
  await expect(page.locator("[data-notice=done]")).toContainText(
    c("board.done.accept", { number }),
  );

  await cardIn(board, "preparing", id)
    .getByRole("button", { name: c("board.step.ready") })
    .click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(t("tracking.ready.seated"));
  await cardIn(board, "ready", id)
    .getByRole("button", { name: c("board.step.cash") })
    .click();
  await expect(page.locator(`[data-order="${id}"]`)).toHaveCount(0);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(
    t("tracking.delivered.seated"),
  );
  const read = async () => {
    const shown = await runComanda("orders", "show", number, "--host", pizzaria.host, "--json");
    return JSON.parse(shown.stdout);
  };
  await expect.poll(read).toMatchObject({ status: "DELIVERED", payment_state: "PAID" });
});

import { expect, type Locator, type Page } from "@playwright/test";
import { dialog } from "../browser/dialog.ts";
import type { TestTranslate } from "../create-translate.ts";

/** What a customer does in the shop, by what they see and hear. */
export type CustomerPage = { page: Page; t: TestTranslate };

/** The marks around what stands among words that run from right to left. */
const BIDI_ISOLATE = "[\u2068\u2069]?";

/** A burrito with its filling, which must be chosen, and one more of it. */
export async function addDemoBurrito({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole("link", { name: "Burrito norteño" }).click();
  const sheet = dialog(page);
  await sheet.getByRole("radio", { name: "Grande" }).check();
  await sheet.getByRole("button", { name: t("product.add") }).click();
  await expect(sheet.getByRole("group", { name: "Relleno" })).toContainText(
    t("product.missing", { count: 1 }),
  );
  await sheet.getByRole("radio", { name: "Arrachera" }).check();
  const quantity = sheet.getByRole("group", {
    name: t("product.quantityOf", { name: "Burrito norteño" }),
  });
  await quantity.getByRole("button").last().click();
  await sheet.getByRole("button", { name: t("product.add") }).click();
  await expect(sheet).toBeHidden();
  // The menu's own address is back a moment later (spec §9, Product modal close delay).
  await expect(page).toHaveURL(/\/products$/u);
}

/** So many of a product that needs no choosing, or of which `choice` is chosen. */
export async function addProduct(
  { page, t }: CustomerPage,
  product: string,
  quantity = 1,
  choice?: string,
): Promise<void> {
  await page.getByRole("link", { name: product }).click();
  const sheet = dialog(page);
  if (choice) await sheet.getByRole("radio", { name: choice }).check();
  const more = sheet.getByRole("button", { name: t("product.more", { name: product }) });
  for (let count = 1; count < quantity; count += 1) await more.click();
  await sheet.getByRole("button", { name: t("product.add") }).click();
  await expect(sheet).toBeHidden();
  // The menu's own address is back a moment later (spec §9, Product modal close delay).
  await expect(page).not.toHaveURL(/product=/u);
}

/** From the menu to the cart, by the bar or the list that shows what is in it. */
export async function goToCart({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole("link", { name: t("menu.seeOrder") }).click();
  await expect(page).toHaveURL(/\/cart/u);
}

/** The last button of the checkout, which says what the order comes to. */
export function placeOrderButton({ page, t }: CustomerPage): Locator {
  return page.getByRole("button", {
    name: new RegExp(`^${t("checkout.toOrder")} ${BIDI_ISOLATE}\\$`, "u"),
  });
}

type ServiceType = "TAKEAWAY" | "ONSITE" | "TABLE" | "DELIVERY";

/** The cart's button of a service type, be it for later. */
export function serviceTypeButton({ page, t }: CustomerPage, type: ServiceType): Locator {
  const names = [
    t(`cart.order.${type}`),
    t(`cart.orderLater.${type}`),
    `${t(`serviceType.${type.toLowerCase()}`)}.*`,
  ];
  return page.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`, "u") });
}

/** From the cart into the checkout of a service type. */
export async function startCheckout(customer: CustomerPage, type: ServiceType): Promise<void> {
  const { page, t } = customer;
  await expect(page.getByRole("heading", { name: t("cart.title"), level: 1 })).toBeVisible();
  await serviceTypeButton(customer, type).click();
}

/** Name and phone, with what people type into a phone field. */
export async function fillClientStep(
  { page, t }: CustomerPage,
  name: string,
  next = "checkout.next.summary",
): Promise<void> {
  await page.getByLabel(t("checkout.name"), { exact: true }).fill(name);
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(55) 1234-5678");
  await page.getByRole("button", { name: t(next) }).click();
}

/** To the methods that are not online, where there are both. */
export async function chooseOfflineMethods({ page, t }: CustomerPage): Promise<void> {
  await expect(placeOrderButton({ page, t })).toBeVisible();
  const mode = page.getByRole("radio", { name: t("checkout.otherMethods") });
  if (await mode.isVisible()) await mode.check();
}

/** Pays in cash and waits for the order's page; answers with the order's number. */
export async function placeCashOrder({ page, t }: CustomerPage): Promise<string> {
  await chooseOfflineMethods({ page, t });
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await placeOrderButton({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  return readOrderNumber({ page, t });
}

/** The number by which the restaurant and the customer speak of the order on the page. */
export async function readOrderNumber({ page, t }: CustomerPage): Promise<string> {
  const label = t("tracking.number", { number: "" }).trim();
  const text = await page
    .getByText(new RegExp(`^${label} ${BIDI_ISOLATE}\\d+${BIDI_ISOLATE}$`, "u"))
    .textContent();
  return (text ?? "").replace(/\D/gu, "");
}

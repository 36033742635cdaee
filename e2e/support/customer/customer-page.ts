import { expect, type Locator, type Page } from "@playwright/test";
import { dialog } from "../browser/dialog.ts";
import type { TestTranslate } from "../create-translate.ts";

/** A page, and the messages by which a customer finds its controls. */
export type CustomerPage = { page: Page; t: TestTranslate };

/** Invisible marks around values in right-to-left text. */
const BIDI_ISOLATE = "[\u2068\u2069]?";

/** The demo's burrito in its own language, which is also that of most pages, and in Arabic. */
const BURRITO = /Burrito norteño|بوريتو نورتينيو/u;

/** Adds two burritos with their required filling, after a try without it. */
export async function addDemoBurrito({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole("link", { name: BURRITO }).click();
  const sheet = dialog(page);
  await sheet.getByRole("radio", { name: /^(Grande|Large|كبير)/u }).check();
  await sheet.getByRole("button", { name: t("product.add") }).click();
  await expect(sheet.getByRole("group", { name: /^(Relleno|Filling|الحشوة)/u })).toContainText(
    t("product.missing", { count: 1 }),
  );
  await sheet.getByRole("radio", { name: /^(Arrachera|أراتشيرا)/u }).check();
  const quantity = sheet.getByRole("group", { name: BURRITO });
  await quantity.getByRole("button").last().click();
  await sheet.getByRole("button", { name: t("product.add") }).click();
  await expect(sheet).toBeHidden();
  // The address changes back 100 milliseconds later (conformance 9.11).
  await expect(page).toHaveURL(/\/products$/u);
}

/** Adds a product without required choices, or with `choice`. */
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
  // The address changes back 100 milliseconds later (conformance 9.11).
  await expect(page).not.toHaveURL(/product=/u);
}

/** Opens the cart from the menu: over it on phones, as its own page on wide screens. */
export async function goToCart(customer: CustomerPage): Promise<void> {
  const { page, t } = customer;
  await page.getByRole("link", { name: t("menu.seeOrder") }).click();
  await expect(page).toHaveURL(/\/cart/u);
  // The address changes before the cart is there.
  await expect(cartTitle(customer)).toBeVisible();
}

/** Returns the title of the open cart. */
export function cartTitle({ page, t }: CustomerPage): Locator {
  return page
    .getByRole("main")
    .or(page.getByRole("banner"))
    .or(dialog(page))
    .getByRole("heading", { name: t("cart.title") });
}

/** Returns the lines of the cart, wherever it is shown; the dishes of a menu behind it are none. */
export function cartLines(page: Page): Locator {
  return page.getByRole("listitem").filter({ has: page.locator("[data-line]") });
}

/** Returns the last button of the checkout, which shows the total. */
export function placeOrderButton({ page, t }: CustomerPage): Locator {
  return page.getByRole("button", {
    name: new RegExp(`^${t("checkout.toOrder")} ${BIDI_ISOLATE}R?\\$`, "u"),
  });
}

type ServiceType = "TAKEAWAY" | "ONSITE" | "TABLE" | "DELIVERY";

/** Returns the cart's button of a service type, also of a scheduled order. */
export function serviceTypeButton({ page, t }: CustomerPage, type: ServiceType): Locator {
  const names = [
    t(`cart.order.${type}`),
    t(`cart.orderLater.${type}`),
    `${t(`serviceType.${type.toLowerCase()}`)}.*`,
  ];
  return page.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`, "u") });
}

/** Starts the checkout of a service type from the cart. */
export async function startCheckout(customer: CustomerPage, type: ServiceType): Promise<void> {
  await expect(cartTitle(customer)).toBeVisible();
  await serviceTypeButton(customer, type).click();
}

/** Fills in name and phone, and goes to the next step. */
export async function fillClientStep(
  { page, t }: CustomerPage,
  name: string,
  next = "checkout.next.summary",
): Promise<void> {
  await page.getByLabel(t("checkout.name"), { exact: true }).fill(name);
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(55) 1234-5678");
  await page.getByRole("button", { name: t(next) }).click();
}

/** Cash at the restaurants of the tests, and at the demo's in Spanish, English and Arabic. */
const CASH = /^(Efectivo|Cash|نقدًا)/u;

/** Switches to the methods that are paid on delivery, when there are online methods too. */
export async function chooseOfflineMethods(
  { page, t }: CustomerPage,
  cash: string | RegExp = CASH,
): Promise<void> {
  const mode = page.getByRole("radio", { name: t("checkout.otherMethods") });
  await expect(mode.or(page.getByRole("radio", { name: cash })).first()).toBeVisible();
  if (await mode.isVisible()) await mode.check();
}

/** Pays in cash and waits for the order's page; answers with the order's number. */
export async function placeCashOrder(
  { page, t }: CustomerPage,
  cash: string | RegExp = CASH,
): Promise<string> {
  await chooseOfflineMethods({ page, t }, cash);
  await page.getByRole("radio", { name: cash }).check();
  await placeOrderButton({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  return readOrderNumber({ page, t });
}

/** Reads the public number of the order on the page. */
export async function readOrderNumber({ page, t }: CustomerPage): Promise<string> {
  const label = t("tracking.number", { number: "" }).trim();
  const text = await page
    .getByText(new RegExp(`^${label} ${BIDI_ISOLATE}\\d+${BIDI_ISOLATE}$`, "u"))
    .textContent();
  return (text ?? "").replace(/\D/gu, "");
}

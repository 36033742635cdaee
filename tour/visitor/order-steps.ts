import { openPath, pressByName, type TourVisitor, topSheet } from "./visitor.ts";

/** Adds a burrito with its filling to the cart. */
export async function addBurritoToCart(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/products?product=prod-burrito-norteno");
  const choices = topSheet(visitor).getByRole("radio");
  // The large one, with the second filling: their names are translated.
  await choices.nth(1).check();
  await choices.nth(3).check();
  await pressByName(visitor, visitor.t("product.add"));
  await topSheet(visitor).waitFor({ state: "hidden" });
}

/** Adds a product without required choices to the cart. */
export async function addToCart(visitor: TourVisitor, product: string): Promise<void> {
  await openPath(visitor, `/products?product=${product}`);
  await pressByName(visitor, visitor.t("product.add"));
  await topSheet(visitor).waitFor({ state: "hidden" });
}

/** Opens the checkout of a service type from the cart. */
export async function openCheckout(
  visitor: TourVisitor,
  type: "TAKEAWAY" | "ONSITE" | "TABLE" | "DELIVERY",
): Promise<void> {
  const { page, t } = visitor;
  await openPath(visitor, "/cart");
  const names = [
    t(`cart.order.${type}`),
    t(`serviceType.${type.toLowerCase()}`),
    t(`cart.orderLater.${type}`),
  ];
  const label = new RegExp(`^(${names.join("|")})`, "u");
  await page.getByRole("button", { name: label }).first().click();
  await topSheet(visitor).getByRole("heading").first().waitFor();
}

/** Fills in name and phone, and submits the step. */
export async function submitClientStep(
  visitor: TourVisitor,
  phone = "55 1234 5678",
): Promise<void> {
  const { t } = visitor;
  await topSheet(visitor).getByLabel(t("checkout.name"), { exact: true }).fill("Ana Sofía Ríos");
  await topSheet(visitor).getByLabel(t("checkout.phone"), { exact: true }).fill(phone);
  await submitStep(visitor);
}

/** Presses the button at the bottom of a step. */
export async function submitStep(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).locator("button[type=submit]").last().click();
}

/** Waits until the server has priced the order. */
export async function waitForPrice(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).locator("button[type=submit]:enabled").last().waitFor();
  await topSheet(visitor).locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Goes from an empty cart to the summary of a takeaway order at the taquería. */
export async function goToSummary(visitor: TourVisitor): Promise<void> {
  await addBurritoToCart(visitor);
  await openCheckout(visitor, "TAKEAWAY");
  await submitClientStep(visitor);
  await waitForPrice(visitor);
}

/** Places the order with cash, waits for the tracking page and returns the order's number. */
export async function orderWithCash(visitor: TourVisitor): Promise<string> {
  const { page, t } = visitor;
  await chooseCash(visitor);
  await submitStep(visitor);
  await page.waitForURL(/\/tracking\?/u);
  const label = /^[\p{L} ]+/u.exec(t("tracking.number", { number: "" }))?.[0].trim();
  const number = page.getByText(new RegExp(`^${label}\\P{L}*\\d`, "u"));
  return ((await number.first().textContent()) ?? "").replace(/\D/gu, "");
}

/** Cash at the demo companies, in every language. */
const CASH = /^(Efectivo|Cash|Dinheiro|Espèces|Contanti|Bargeld|Tunai|نقدًا)/u;

/** Chooses cash. If the restaurant also accepts online payment, cash is under "other methods". */
export async function chooseCash(visitor: TourVisitor): Promise<void> {
  const radio = (name: string | RegExp) => topSheet(visitor).getByRole("radio", { name });
  const cash = radio(CASH);
  const otherwise = radio(visitor.t("checkout.otherMethods"));
  await otherwise.or(cash).first().waitFor();
  if (await otherwise.isVisible()) await otherwise.check();
  await cash.check();
}

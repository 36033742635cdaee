import { open, press, sheet, type Visitor } from "./visitor.ts";

/** A burrito with its filling in the cart, and the menu as it is then. */
export async function addBurrito(visitor: Visitor): Promise<void> {
  await open(visitor, "/products?product=prod-burrito-norteno");
  await sheet(visitor).getByRole("radio", { name: "Grande" }).check();
  await sheet(visitor).getByRole("radio", { name: "Arrachera" }).check();
  await press(visitor, visitor.t("product.add"));
  await sheet(visitor).waitFor({ state: "hidden" });
}

/** A product that asks nothing in the cart. */
export async function add(visitor: Visitor, product: string): Promise<void> {
  await open(visitor, `/products?product=${product}`);
  await press(visitor, visitor.t("product.add"));
  await sheet(visitor).waitFor({ state: "hidden" });
}

/** From the cart into the checkout of a service type. */
export async function order(
  visitor: Visitor,
  type: "TAKEAWAY" | "ONSITE" | "TABLE" | "DELIVERY",
): Promise<void> {
  const { page, t } = visitor;
  await open(visitor, "/cart");
  const names = [
    t(`cart.order.${type}`),
    t(`serviceType.${type.toLowerCase()}`),
    t(`cart.orderLater.${type}`),
  ];
  const way = new RegExp(`^(${names.join("|")})`, "u");
  await page.getByRole("button", { name: way }).first().click();
  await sheet(visitor).getByRole("heading").first().waitFor();
}

/** Name and phone, and on to the summary. */
export async function introduce(visitor: Visitor, phone = "55 1234 5678"): Promise<void> {
  const { t } = visitor;
  await sheet(visitor).getByLabel(t("checkout.name"), { exact: true }).fill("Ana Sofía Ríos");
  await sheet(visitor).getByLabel(t("checkout.phone"), { exact: true }).fill(phone);
  await goOn(visitor);
}

/** The one button at the bottom of a step. */
export async function goOn(visitor: Visitor): Promise<void> {
  await sheet(visitor).locator("button[type=submit]").last().click();
}

/** Until the server has said what the order costs. */
export async function priced(visitor: Visitor): Promise<void> {
  await sheet(visitor).locator("button[type=submit]:enabled").last().waitFor();
  await sheet(visitor).locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** From an empty cart to the summary of a takeaway order of the taquería. */
export async function toSummary(visitor: Visitor): Promise<void> {
  await addBurrito(visitor);
  await order(visitor, "TAKEAWAY");
  await introduce(visitor);
  await priced(visitor);
}

export async function endOfStep(visitor: Visitor): Promise<void> {
  await sheet(visitor).evaluate((dialog) => {
    for (const part of dialog.querySelectorAll("*")) part.scrollTop = part.scrollHeight;
  });
}

/** Pays in cash and waits for the order's page; answers with its number. */
export async function payCash(visitor: Visitor): Promise<string> {
  const { page, t } = visitor;
  await chooseCash(visitor);
  await goOn(visitor);
  await page.waitForURL(/\/tracking\?/u);
  const label = /^[\p{L} ]+/u.exec(t("tracking.number", { number: "" }))?.[0].trim();
  const number = page.getByText(new RegExp(`^${label}\\P{L}*\\d`, "u"));
  return ((await number.first().textContent()) ?? "").replace(/\D/gu, "");
}

/** As the demo's restaurants call it; where there is online payment too, among the other methods. */
export async function chooseCash(visitor: Visitor): Promise<void> {
  const radio = (name: string | RegExp) => sheet(visitor).getByRole("radio", { name });
  const cash = radio(/^(Efectivo|Cash|Dinheiro)/u);
  const otherwise = radio(visitor.t("checkout.otherMethods"));
  await otherwise.or(cash).first().waitFor();
  if (await otherwise.isVisible()) await otherwise.check();
  await cash.check();
}

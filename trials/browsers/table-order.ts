import { createTranslate } from "../../e2e/support/create-translate.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { collectErrors, errorsOf, press, see, seeDialog } from "./page-actions.ts";

const TABLE = { code: "qr-barra-1", name: "Banco 1" };
const DISH = "Charcoal chicken";
const t = createTranslate("en");

/** Orders to a table by its QR code; returns the errors that the pages reported. */
export async function orderAtTable(browser: OtherBrowser, origin: string): Promise<string[]> {
  await browser.open(`${origin}/?qr-id=${TABLE.code}`);
  await see(browser, TABLE.name, "/");
  await collectErrors(browser);
  await press(browser, t("landing.menu"));
  await see(browser, DISH, "/products");
  await press(browser, DISH);
  await seeDialog(browser, true);
  await press(browser, t("product.add"));
  await seeDialog(browser, false);
  await press(browser, t("menu.seeOrder"));
  await press(browser, t("cart.order.TABLE"));
  await press(browser, t("checkout.toOrder"));
  await see(browser, t("tracking.received"), "/tracking");
  await see(browser, TABLE.name, "/tracking");
  return errorsOf(browser);
}

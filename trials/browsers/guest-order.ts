import { createTranslate } from "../../e2e/support/create-translate.ts";
import type { OtherBrowser } from "./other-browser.ts";
import {
  collectErrors,
  errorsOf,
  fill,
  press,
  see,
  seeDialog,
  seeNoDialog,
} from "./page-actions.ts";

const DISH = "Al pastor";
const t = createTranslate("en");

/**
 * Opens each sheet of the demo's menu, and takes an order to its page as a guest does. Fails at the first
 * step that does not work; returns the errors that the pages reported.
 */
export async function orderAsGuest(browser: OtherBrowser, origin: string): Promise<string[]> {
  await browser.open(`${origin}/products`);
  await see(browser, DISH, "/products");
  await collectErrors(browser);
  const sheets = [t("menu.allCategories"), t("info.title"), t("how.title")];
  for (const sheet of sheets) {
    await press(browser, sheet);
    await seeDialog(browser);
    await press(browser, t("sheet.close"));
    await seeNoDialog(browser);
  }

  await press(browser, DISH);
  await seeDialog(browser);
  await press(browser, t("product.add"));
  await seeNoDialog(browser);
  await press(browser, t("menu.seeOrder"));
  await seeDialog(browser);
  await press(browser, t("cart.order.TAKEAWAY"));
  await fill(browser, t("checkout.name"), "Ana");
  await fill(browser, t("checkout.phone"), "(55) 1234-5678");
  await press(browser, t("checkout.next.summary"));
  await press(browser, t("checkout.otherMethods"));
  await press(browser, "Cash");
  await press(browser, t("checkout.toOrder"));
  await see(browser, t("tracking.received"), "/tracking");
  return errorsOf(browser);
}

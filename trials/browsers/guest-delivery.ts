import { createTranslate } from "../../e2e/support/create-translate.ts";
import type { OtherBrowser } from "./other-browser.ts";
import {
  collectErrors,
  errorsOf,
  fill,
  leaveAndComeBack,
  press,
  reload,
  see,
} from "./page-actions.ts";

const DISHES = ["Special alambre", "Guacamole"];
const t = createTranslate("en");

/**
 * Takes a delivery that is paid by card to its page: the menu is left and found again at the same place, the address
 * comes from the search, the checkout is loaded again, and the first card is refused. Returns the errors that the
 * pages reported.
 */
export async function orderDelivery(browser: OtherBrowser, origin: string): Promise<string[]> {
  await browser.open(`${origin}/products`);
  await see(browser, "Guacamole", "/products");
  await collectErrors(browser);
  await leaveAndComeBack(browser, "/orders");
  for (const name of DISHES) await press(browser, t("menu.add", { name }));
  await press(browser, t("menu.seeOrder"));
  await press(browser, t("cart.order.DELIVERY"));
  await fill(browser, t("checkout.name"), "Luz");
  await fill(browser, t("checkout.phone"), "(55) 1234-5679");
  await press(browser, t("checkout.next.address"));
  await fill(browser, t("checkout.search.label"), "Orizaba 42");
  await press(browser, "Orizaba 42, Roma Norte");
  await press(browser, t("checkout.place.confirm"));
  await press(browser, t("pay.test.cardRefused"));
  const errors = await errorsOf(browser);

  await reload(browser);
  await collectErrors(browser);
  await press(browser, t("pay.test.cardRefused"));
  await press(browser, t("checkout.toOrder"));
  await press(browser, t("pay.choose"));
  await press(browser, "Card");
  await press(browser, t("pay.test.cardPaid"));
  await press(browser, t("checkout.toOrder"));
  await see(browser, t("tracking.received"), "/tracking");
  errors.push(...(await errorsOf(browser)));
  return errors;
}

/** Waits until the delivery's page shows by itself that the restaurant has accepted it. */
export function seeAccepted(browser: OtherBrowser): Promise<void> {
  return see(browser, t("tracking.preparing"), "/tracking");
}

/** Follows the delivery on its page until it is delivered, and rates it. Returns the page's errors. */
export async function rateDelivery(browser: OtherBrowser): Promise<string[]> {
  await see(browser, t("tracking.delivered.delivery"), "/tracking");
  await press(browser, t("tracking.rating.score.5"));
  await fill(browser, t("tracking.rating.comment"), "Rico");
  await press(browser, t("tracking.rating.send"));
  await see(browser, t("tracking.rating.thanks"), "/tracking");
  return errorsOf(browser);
}

import { demoToken } from "@comanda/api/sign-in/open-demo";
import { loadOrCreateSecretKey } from "../../apps/server/src/config/secret-key.ts";
import { createTranslate } from "../../e2e/support/create-translate.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { collectErrors, errorsOf, fill, press, see } from "./page-actions.ts";

const COMPANY = "taqueria-la-esquina";
const t = createTranslate("en", "console");

/** Signs in by the demo's link, and starts a shift on the order board. */
export async function startShift(
  browser: OtherBrowser,
  port: number,
  dataFolder: string,
): Promise<void> {
  const origin = `http://console.localhost:${port}`;
  const token = demoToken(loadOrCreateSecretKey(null, dataFolder));
  await browser.open(`${origin}/sign-in/demo#${token}`);
  await press(browser, t("demo.button"));
  await press(browser, "Taquería La Esquina");
  await see(browser, t("board.banner.startShift"), `/${COMPANY}/orders`);
  await collectErrors(browser);
  await press(browser, t("board.banner.startShift"));
}

/** Takes the delivery on the board through all its steps; `onAccepted` runs after the first one. */
export async function deliver(
  browser: OtherBrowser,
  onAccepted: () => Promise<void>,
): Promise<void> {
  await press(browser, t("board.accept.in", { minutes: 35 }));
  await onAccepted();
  for (const step of ["ready", "left", "delivered"]) await press(browser, t(`board.step.${step}`));
}

/** Changes a price in the menu, and opens the day's report; returns the errors of these pages and of the board. */
export async function changePrice(browser: OtherBrowser, price: string): Promise<string[]> {
  const errors = await errorsOf(browser);
  const origin = await browser.run(() => location.origin);
  await browser.open(`${origin}/${COMPANY}/menu`);
  await see(browser, "Nopal", `/${COMPANY}/menu`);
  await collectErrors(browser);
  await fill(browser, t("menu.priceOf", { name: "Nopal" }), price);
  await see(browser, t("toast.undo"), `/${COMPANY}/menu`);
  await press(browser, t("nav.reports"));
  await see(browser, t("reports.byHour"), `/${COMPANY}/reports`);
  errors.push(...(await errorsOf(browser)));
  return errors;
}

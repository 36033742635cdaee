import { createTranslate } from "../../e2e/support/create-translate.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { collectErrors, errorsOf, fill, press, see, seeNoDialog } from "./page-actions.ts";

const t = createTranslate("en", "console");

/** The dish that is marked as sold out. */
const DISH = "Nopal";

/**
 * Joins the demo's restaurant by an invitation's link, and takes its new order from the board until it is ready; then
 * a dish is marked as sold out. Fails at the first step that does not work; returns the errors
 * that the pages reported.
 */
export async function workAsOwner(
  browser: OtherBrowser,
  origin: string,
  invitation: string,
): Promise<string[]> {
  const home = "/taqueria-la-esquina";
  await browser.open(`${origin}/join#${invitation}`);
  await fill(browser, t("field.name"), "Ana");
  await fill(browser, t("field.email"), `ana@${browser.name.toLowerCase()}.test`);
  await fill(browser, t("field.password"), "Salsa verde 1234");
  await press(browser, t("join.submit"));
  await see(browser, t("board.banner.startShift"), `${home}/orders`);
  await collectErrors(browser);

  await press(browser, t("board.banner.startShift"));
  // The promised minutes follow.
  await press(browser, t("board.accept.in", { minutes: "" }).split("·")[0]?.trim() ?? "");
  await seeNoDialog(browser);
  await press(browser, t("board.lane.preparing"));
  await press(browser, t("board.step.ready"));
  await press(browser, t("board.lane.ready"));
  await see(browser, t("board.step.cash"), `${home}/orders`);
  const onBoard = await errorsOf(browser);

  await browser.open(`${origin}${home}/sold-out`);
  await see(browser, DISH, `${home}/sold-out`);
  await collectErrors(browser);
  await press(browser, DISH);
  await press(browser, t("soldOut.action.tomorrow"));
  await see(browser, t("soldOut.done.tomorrow", { name: DISH }), `${home}/sold-out`);
  return [...onBoard, ...(await errorsOf(browser))];
}

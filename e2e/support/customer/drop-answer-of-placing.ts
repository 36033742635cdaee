import { expect } from "../test.ts";
import { type CustomerPage, placeOrderButton } from "./customer-page.ts";
import { fetchRealAnswer } from "./sandbox-payment.ts";

/**
 * Places the order; the server gets the request and its answer is lost. After that the page cannot read the order
 * until the order is sent again, or `restore` is called.
 */
export async function dropAnswerOfPlacing({
  page,
  t,
}: CustomerPage): Promise<{ restore: () => void }> {
  let isSent = false;
  let isRestored = false;
  await page.route(/\/ms-orders\/.*\/orders\//u, async (route) => {
    const isPlacing = route.request().method() === "PATCH";
    if (isSent && isPlacing) isRestored = true;
    if (isRestored) return route.fallback();
    if (isPlacing) {
      isSent = true;
      await fetchRealAnswer(route);
    }
    await route.abort("connectionreset");
  });
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("failure.unanswered"))).toBeVisible();
  return {
    restore: () => {
      isRestored = true;
    },
  };
}

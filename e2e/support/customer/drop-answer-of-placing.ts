import { expect } from "../test.ts";
import { type CustomerPage, placeOrderButton } from "./customer-page.ts";

/** Places the order; the server gets the request and its answer is lost. */
export async function dropAnswerOfPlacing({ page, t }: CustomerPage): Promise<void> {
  await page.route(
    /\/orders\/[^/]+$/u,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      // By address: this process may not resolve the host.
      await route.fetch({ url: `http://127.0.0.1:${process.env.E2E_PORT}${pathname}` });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await placeOrderButton({ page, t }).click();
  await expect(page.getByText(t("failure.unreachable"))).toBeVisible();
}

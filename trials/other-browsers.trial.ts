import path from "node:path";
import { startComanda } from "../bench/processes.ts";
import { isFirefoxInstalled, startFirefox } from "./browsers/firefox.ts";
import { orderDelivery, rateDelivery, seeAccepted } from "./browsers/guest-delivery.ts";
import { orderAsGuest } from "./browsers/guest-order.ts";
import { LAPTOP } from "./browsers/other-browser.ts";
import { see } from "./browsers/page-actions.ts";
import { changePrice, deliver, startShift } from "./browsers/staff-work.ts";
import { isWebKitInstalled, startWebKit } from "./browsers/webkit.ts";
import type { Trial, TrialContext } from "./support/trial.ts";

const PRICE = "27.65";

export const trial: Trial = {
  name: "other-browsers",
  promise:
    "In WebKit and in Firefox a guest opens the menu's sheets and takes an order from the menu to its page; in WebKit also a delivery that is paid by card, which staff take through all steps on the board while the guest's page follows, the guest rates it, and a new price is on the guest's menu; each control that is pressed can be reached by a finger, and no page reports an error",
  run: async (context) => {
    if (!isWebKitInstalled() || !isFirefoxInstalled())
      return { kept: null, measured: "WebKitWebDriver, xvfb-run or firefox-esr is not installed" };
    const data = path.join(context.folder, "data");
    const server = await startComanda({ DATA_DIR: data, DEMO: "on" }, "/products");
    context.cleanUp(server.stop);
    const origin = `http://localhost:${server.port}`;
    const errors: string[] = [];
    for (const start of [startWebKit, startFirefox]) {
      const browser = await start(context);
      const own = await orderAsGuest(browser, origin);
      errors.push(...own.map((error) => `${browser.name}: ${error}`));
    }
    errors.push(...(await orderAndServe(context, server.port, data)));
    const measured =
      errors.length > 0
        ? errors.join("; ")
        : "an order in each, a delivery with its rating and a new price in WebKit, no error";
    return { kept: errors.length === 0, measured };
  },
};

/** A delivery by a guest and the staff, each in a WebKit of their own. Returns the pages' errors. */
async function orderAndServe(
  context: TrialContext,
  port: number,
  dataFolder: string,
): Promise<string[]> {
  const origin = `http://localhost:${port}`;
  const guest = await startWebKit(context);
  const staff = await startWebKit(context, LAPTOP);
  await startShift(staff, port, dataFolder);
  const errors = await orderDelivery(guest, origin);
  await deliver(staff, () => seeAccepted(guest));
  errors.push(...(await rateDelivery(guest)));
  errors.push(...(await changePrice(staff, PRICE)));
  await guest.open(`${origin}/products`);
  await see(guest, PRICE, "/products");
  return errors;
}

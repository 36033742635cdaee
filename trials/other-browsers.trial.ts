import path from "node:path";
import { startComanda } from "../bench/processes.ts";
import { isFirefoxInstalled, startFirefox } from "./browsers/firefox.ts";
import { orderDelivery, rateDelivery, seeAccepted } from "./browsers/guest-delivery.ts";
import { orderAsGuest } from "./browsers/guest-order.ts";
import { LAPTOP } from "./browsers/other-browser.ts";
import { see } from "./browsers/page-actions.ts";
import { changePrice, deliver, startShift } from "./browsers/staff-work.ts";
import { orderAtTable } from "./browsers/table-order.ts";
import { isWebKitInstalled, startWebKit } from "./browsers/webkit.ts";
import type { Trial, TrialContext } from "./support/trial.ts";

const PRICE = "27.65";

export const trial: Trial = {
  name: "other-browsers",
  promise:
    "In WebKit and in Firefox a guest opens the menu's sheets, and takes an order for takeaway, one at a table and a delivery that is paid by card from the menu to its page; staff take the delivery through all steps on the board while the guest's page follows, the guest rates it, and a new price of the menu is on the guest's; each control that is pressed can be reached by a finger, and no page reports an error",
  run: async (context) => {
    if (!isWebKitInstalled() || !isFirefoxInstalled())
      return { kept: null, measured: "WebKitWebDriver, xvfb-run or firefox-esr is not installed" };
    const errors: string[] = [];
    for (const start of [startWebKit, startFirefox])
      errors.push(...(await orderAndServe(start, context)));
    const measured =
      errors.length > 0 ? errors.join("; ") : "three orders and a rating in each, no error";
    return { kept: errors.length === 0, measured };
  },
};

/** Two guests and the staff of a restaurant in one kind of browser, with a server of their own. Returns the pages' errors. */
async function orderAndServe(start: typeof startWebKit, context: TrialContext): Promise<string[]> {
  const data = path.join(context.folder, start.name);
  const server = await startComanda({ DATA_DIR: data, DEMO: "on" }, "/products");
  context.cleanUp(server.stop);
  const origin = `http://localhost:${server.port}`;
  const first = await start(context);
  const errors = await orderAsGuest(first, origin);
  errors.push(...(await orderAtTable(first, origin)));
  const guest = await start(context);
  const staff = await start(context, LAPTOP);
  await startShift(staff, server.port, data);
  errors.push(...(await orderDelivery(guest, origin)));
  await deliver(staff, () => seeAccepted(guest));
  errors.push(...(await rateDelivery(guest)));
  errors.push(...(await changePrice(staff, PRICE)));
  await guest.open(`${origin}/products`);
  await see(guest, PRICE, "/products");
  return errors.map((error) => `${guest.name}: ${error}`);
}

import path from "node:path";
import { startComanda } from "../bench/processes.ts";
import { isFirefoxInstalled, startFirefox } from "./browsers/firefox.ts";
import { orderAsGuest } from "./browsers/guest-order.ts";
import { isWebKitInstalled, startWebKit } from "./browsers/webkit.ts";
import type { Trial } from "./support/trial.ts";

export const trial: Trial = {
  name: "other-browsers",
  promise:
    "In WebKit and in Firefox a guest opens the menu's sheets and takes an order from the menu to its page; each control that is pressed can be reached by a finger, and no page reports an error",
  run: async (context) => {
    if (!isWebKitInstalled() || !isFirefoxInstalled())
      return { kept: null, measured: "WebKitWebDriver, xvfb-run or firefox-esr is not installed" };
    const env = { DATA_DIR: path.join(context.folder, "data"), DEMO: "on" };
    const server = await startComanda(env, "/products");
    context.cleanUp(server.stop);
    const errors: string[] = [];
    for (const start of [startWebKit, startFirefox]) {
      const browser = await start(context);
      const own = await orderAsGuest(browser, `http://localhost:${server.port}`);
      errors.push(...own.map((error) => `${browser.name}: ${error}`));
    }
    const measured = errors.length > 0 ? errors.join("; ") : "an order in each, no error";
    return { kept: errors.length === 0, measured };
  },
};

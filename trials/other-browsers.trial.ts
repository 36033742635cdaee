import path from "node:path";
import { runComandaCommand, startComanda } from "../bench/processes.ts";
import { isFirefoxInstalled, startFirefox } from "./browsers/firefox.ts";
import { orderAsGuest } from "./browsers/guest-order.ts";
import { workAsOwner } from "./browsers/staff-order.ts";
import { isWebKitInstalled, startWebKit } from "./browsers/webkit.ts";
import type { Trial } from "./support/trial.ts";

export const trial: Trial = {
  name: "other-browsers",
  promise:
    "In WebKit and in Firefox a guest opens the menu's sheets and takes an order from the menu to its page, and an owner joins, takes that order on the board until it is ready, and marks a dish as sold out. Each control that is pressed can be reached by a finger, and no page reports an error",
  run: async (context) => {
    if (!isWebKitInstalled() || !isFirefoxInstalled())
      return { kept: null, measured: "WebKitWebDriver, xvfb-run or firefox-esr is not installed" };
    const env = { DATA_DIR: path.join(context.folder, "data"), DEMO: "on" };
    const server = await startComanda(env, "/products");
    context.cleanUp(server.stop);
    const errors: string[] = [];
    for (const start of [startWebKit, startFirefox]) {
      const browser = await start(context);
      const asGuest = await orderAsGuest(browser, `http://localhost:${server.port}`);
      const invite = ["staff", "invite", "--host", "demo.localhost", "--role", "owner"];
      const invitation = /#(\S+)/u.exec(await runComandaCommand(invite, env))?.[1] ?? "";
      const consoleOrigin = `http://console.localhost:${server.port}`;
      const asOwner = await workAsOwner(browser, consoleOrigin, invitation);
      errors.push(...[...asGuest, ...asOwner].map((error) => `${browser.name}: ${error}`));
    }
    const measured = errors.length > 0 ? errors.join("; ") : "an order in each, no error";
    return { kept: errors.length === 0, measured };
  },
};

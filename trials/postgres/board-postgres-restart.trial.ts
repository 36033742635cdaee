import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID, hostOf } from "../../bench/bench-company.ts";
import { consoleOrigin } from "../../e2e/support/console.ts";
import { joinRestaurant } from "../../e2e/support/staff/join-restaurant.ts";
import { launchChromium } from "../../scripts/testing/launch-chromium.ts";
import { makeAndPlaceOrder } from "../support/simulated-visitors.ts";
import type { Trial } from "../support/trial.ts";
import {
  startPostgresWithCompanies,
  startServerOn,
  TRIAL_SECRET_KEY,
} from "../support/trial-servers.ts";

const RESTARTS = 5;
const MAX_S = 30;

export const trial: Trial = {
  name: "board-postgres-restart",
  promise: `Postgres restarts ${RESTARTS} times under an open order board in Chromium: the next order stands on the board and rings within ${MAX_S} s of the restart, and no member is signed out`,
  run: async (context) => {
    const postgres = await startPostgresWithCompanies(context);
    const { port } = await startServerOn(postgres.url, context);
    // What the invitation's command and the board's page read.
    Object.assign(process.env, {
      E2E_PORT: String(port),
      E2E_DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: postgres.url,
      SECRET_KEY: TRIAL_SECRET_KEY,
    });
    const browser = await launchChromium(["--autoplay-policy=no-user-gesture-required"]);
    context.cleanUp(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
    const member = { role: "cashier", name: "Ana" } as const;
    await joinRestaurant(page, { host: hostOf(BENCH_COMPANY_ID) }, member);
    await page.goto(`${consoleOrigin()}/${BENCH_COMPANY_ID}/orders`);
    const cards = page.locator("[data-lane=new] [data-order]");
    const seconds: number[] = [];
    for (let count = 0; count < RESTARTS; count += 1) {
      await page.locator("[data-line=online]").first().waitFor();
      const shown = await cards.count();
      await postgres.restart();
      const began = performance.now();
      await placeOneOrder(port);
      await cards.nth(shown).waitFor({ state: "attached", timeout: MAX_S * 1_000 });
      await page.locator("[data-ringing=normal], [data-ringing=loud]").waitFor();
      seconds.push((performance.now() - began) / 1_000);
    }
    const slowest = Math.max(...seconds);
    const isSignedIn = page.url().endsWith("/orders");
    return {
      kept: seconds.length === RESTARTS && slowest <= MAX_S && isSignedIn,
      measured: `${seconds.length} restarts, the next order on the board after ${slowest.toFixed(1)} s at most${isSignedIn ? "" : ", signed out"}`,
    };
  },
};

/** Places one order, again and again until it is accepted: the database may still be starting. */
async function placeOneOrder(port: number): Promise<void> {
  for (let tries = 0; tries < MAX_S * 10; tries += 1) {
    const failed = await makeAndPlaceOrder(port, BENCH_COMPANY_ID).then(
      () => false,
      () => true,
    );
    if (!failed) return;
    await pause(100);
  }
  throw new Error("No order can be placed");
}

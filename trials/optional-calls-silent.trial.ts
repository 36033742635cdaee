import { request } from "node:http";
import { median } from "../bench/report.ts";
import { dishes } from "../e2e/support/other-backend/malformed-answer.ts";
import { startOtherStorefront } from "../e2e/support/other-backend/other-storefront.ts";
import { optionalCalls } from "../e2e/support/other-backend/page-cases.ts";
import type { Trial } from "./support/trial.ts";

const MAX_LATER_MS = 300;
const ROUNDS = 30;

export const trial: Trial = {
  name: "optional-calls-silent",
  promise: `Another backend answers none of the optional calls (fees, coupons, points, payment methods, table code): the menu's first byte comes at most ${MAX_LATER_MS} ms later than when it answers them (median), with every dish`,
  run: async ({ cleanUp }) => {
    const storefront = await startOtherStorefront("optional-calls-silent");
    cleanUp(storefront.close);
    const silent = { silent: true } as const;
    const faults = Object.fromEntries(optionalCalls.map((call) => [call, silent]));
    const addTarget = (host: string, overrides: object) => {
      const id = storefront.backend.addRestaurant(host, overrides);
      return { port: storefront.port, host, path: `/products?qr-id=mesa-7.${id}` };
    };
    const answered = addTarget("answered.localhost", {});
    const unanswered = addTarget("unanswered.localhost", { faults });
    const times = { answered: [] as number[], unanswered: [] as number[] };
    let complete = 0;
    // In turns, so that other load of the machine affects both.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const fast = await firstByte(answered);
      const late = await firstByte(unanswered);
      if (round === 0) continue;
      times.answered.push(fast.ms);
      times.unanswered.push(late.ms);
      if (dishes.every((dish) => late.html.includes(dish))) complete += 1;
    }
    const [usual, later] = [median(times.answered), median(times.unanswered)];
    const slowest = Math.max(...times.unanswered);
    return {
      kept: later - usual <= MAX_LATER_MS && complete === ROUNDS,
      measured: `first byte after ${usual.toFixed(0)} ms with answers, ${later.toFixed(0)} ms without, ${slowest.toFixed(0)} ms at most; ${complete} of ${ROUNDS} menus with every dish`,
    };
  },
};

type Target = { port: number; host: string; path: string };

/** Fetches a page, and the milliseconds until its first byte. */
function firstByte({ port, host, path }: Target): Promise<{ ms: number; html: string }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` };
    request({ host: "127.0.0.1", port, path, headers, agent: false }, (answer) => {
      let ms: number | null = null;
      let html = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        ms ??= performance.now() - began;
        html += part;
      });
      answer.on("end", () => resolve({ ms: ms ?? Number.NaN, html }));
      answer.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

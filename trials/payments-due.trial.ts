import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  BENCH_COMPANY_ID,
  BENCH_HOST,
  benchPixMethod,
  orderRequest,
} from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startComanda } from "../bench/processes.ts";
import { median } from "../bench/report.ts";
import { keepAliveAgent, sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

const PAYMENTS = 600;
const CUSTOMERS = 8;
/** How long the server is stopped: afterwards every payment is due. */
const AWAY_MS = 50_000;
const WATCHED_MS = 45_000;
const MAX_MS = 1_000;

export const trial: Trial = {
  name: "payments-due",
  promise: `${PAYMENTS} sandbox payments due at once on the embedded database: no order or page waits longer than 1 s`,
  run: async ({ folder, cleanUp }) => {
    const env = { DATA_DIR: path.join(folder, "data") };
    await importBenchCompany(folder, env);
    const first = await startComanda(env);
    cleanUp(first.stop);
    await startPayments(first.port);
    await first.stop();
    await pause(AWAY_MS);

    const { port, stop } = await startComanda(env);
    cleanUp(stop);
    const agent = keepAliveAgent();
    cleanUp(() => agent.destroy());
    const waits: number[] = [];
    const until = performance.now() + WATCHED_MS;
    while (performance.now() < until) {
      const order = {
        port,
        agent,
        method: "POST",
        path: "/ms-orders/public/orders",
        body: orderRequest,
      };
      const page = { port, agent, method: "GET", path: "/products", host: BENCH_HOST };
      for (const answer of await Promise.all([sendTimed(order), sendTimed(page)])) {
        if (answer.failure !== null || answer.status > 201) {
          throw new Error(`A request failed: ${answer.failure ?? answer.status}`);
        }
        waits.push(answer.ms);
      }
      await pause(50);
    }
    const longest = Math.max(...waits);
    return {
      kept: longest <= MAX_MS,
      measured: `${waits.length} requests, longest ${Math.round(longest)} ms, median ${median(waits).toFixed(1)} ms`,
    };
  },
};

/** Creates orders that wait for an unpaid PIX of the sandbox. */
async function startPayments(port: number): Promise<void> {
  const agent = keepAliveAgent();
  const send = async (method: string, at: string, body: object) => {
    const answer = await sendTimed({ port, agent, method, path: at, body, host: BENCH_HOST });
    if (answer.failure !== null || answer.status > 201) {
      throw new Error(`${method} ${at}: ${answer.failure ?? answer.status} ${answer.body}`);
    }
    return JSON.parse(answer.body) as { id: string };
  };
  const assigned_payment = { payment_method_id: benchPixMethod.id };
  let left = PAYMENTS;
  const customer = async () => {
    while (left > 0) {
      left -= 1;
      const { id } = await send("POST", "/ms-orders/public/orders", orderRequest);
      const request = { provider_id: "sandbox", company_id: BENCH_COMPANY_ID, reference_id: id };
      const meta = { payment: assigned_payment };
      await send("POST", "/ms-payments/public/company-payments", { ...request, meta });
      const update = { status: "payment_requested", meta_data: { assigned_payment } };
      await send("PATCH", `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${id}`, update);
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, customer));
  agent.destroy();
}

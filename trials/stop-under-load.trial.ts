import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID, cashPaymentUpdate, orderRequest } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startComanda } from "../bench/processes.ts";
import { keepAliveAgent, sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

const ROUNDS = 5;
const CUSTOMERS = 8;
const LOAD_MS = 2_000;
const ORDERS = "/ms-orders/public/orders";

type Orders = { acknowledged: string[]; cut: string[] };

export const trial: Trial = {
  name: "stop-under-load",
  promise: `SIGTERM while ${CUSTOMERS} customers order on kept connections, ${ROUNDS} times: no request is cut, exit code 0 within 5 s, every acknowledged order is there`,
  run: async ({ folder, cleanUp }) => {
    const env = { DATA_DIR: path.join(folder, "data") };
    await importBenchCompany(folder, env);
    const orders: Orders = { acknowledged: [], cut: [] };
    const codes: (number | null)[] = [];
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startComanda(env);
      cleanUp(server.stop);
      const customers = Promise.all(
        Array.from({ length: CUSTOMERS }, () => orderUntilRefused(server.port, orders)),
      );
      await pause(LOAD_MS);
      const began = performance.now();
      await server.stop();
      slowest = Math.max(slowest, performance.now() - began);
      codes.push(await server.exited);
      await customers;
    }
    const server = await startComanda(env);
    cleanUp(server.stop);
    const missing: string[] = [];
    for (const id of orders.acknowledged) {
      const { body } = await sendTimed({ port: server.port, method: "GET", path: orderPath(id) });
      if (!body.includes('"PENDING"')) missing.push(id);
    }
    const { acknowledged, cut } = orders;
    const isClean = codes.every((code) => code === 0) && slowest <= 5_000;
    return {
      kept: isClean && cut.length === 0 && missing.length === 0 && acknowledged.length > 0,
      measured: `${acknowledged.length} orders acknowledged, ${missing.length} missing, ${cut.length} requests cut${cut.length > 0 ? ` (${[...new Set(cut)].join(", ")})` : ""}; slowest stop ${Math.round(slowest)} ms`,
    };
  },
};

/** Places orders one after the other until the server refuses connections. */
async function orderUntilRefused(port: number, { acknowledged, cut }: Orders): Promise<void> {
  const agent = keepAliveAgent();
  const send = async (method: string, at: string, body: object) => {
    const answer = await sendTimed({ port, method, path: at, body, agent });
    if (answer.failure === "ECONNREFUSED") return null;
    if (answer.status === 200 || answer.status === 201) return answer.body;
    cut.push(answer.failure ?? String(answer.status));
    return null;
  };
  for (;;) {
    const made = await send("POST", ORDERS, orderRequest);
    if (made === null) break;
    const { id } = JSON.parse(made);
    if ((await send("PATCH", orderPath(id), cashPaymentUpdate)) === null) break;
    acknowledged.push(id);
  }
  agent.destroy();
}

function orderPath(id: string): string {
  return `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${id}`;
}

import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import {
  BENCH_COMPANY_ID,
  cashPaymentUpdate,
  hostOf,
  orderRequest,
} from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { type RunningServer, startComanda } from "../bench/processes.ts";
import { startFailingReceiver } from "./support/failing-receiver.ts";
import { joinAsOwner, type StaffSession } from "./support/staff-session.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

/** Each order is placed and accepted, and both events go to two webhooks. */
const ORDERS = Number(process.env.TRIAL_ORDERS ?? 2_500);
const EVENTS = ORDERS * 4;
const PATHS = ["/one", "/two"] as const;
/**
 * An event that fails ten times in a row is tried again half an hour after the first time, and of 10,000
 * events one in five runs has such a one.
 */
const MAX_SECONDS = 3_600;
const verifier = path.join(import.meta.dirname, "support/verify-webhooks.py");

type Verified = Record<"requests" | "forged" | "delivered" | "repeated" | "out_of_order", number>;

export const trial: Trial = {
  name: "webhooks",
  promise: `${EVENTS.toLocaleString("en")} events of ${ORDERS.toLocaleString("en")} orders go to two webhooks that fail a third of the time, and the server is killed (kill -9) in the middle: within an hour of the last order each is delivered, in the sequence of its order, with a signature that a script without our code verifies, and the server's memory grows by less than 150 MB meanwhile`,
  run: async ({ folder, cleanUp }) => {
    const env = { DATA_DIR: path.join(folder, "data"), WEBHOOKS_LOCAL: "on" };
    const file = path.join(folder, "received.jsonl");
    const receiver = await startFailingReceiver(file);
    await importBenchCompany(folder, env);
    let server = await startComanda(env);
    cleanUp(() => server.stop());
    const owner = await joinAsOwner(server.port, env);
    const secrets = await addWebhooks(owner, receiver.url);
    await placeOrders(server, ORDERS / 2);
    process.kill(server.pid, "SIGKILL");
    await server.exited;
    server = await startComanda(env);
    const before = server.memory() ?? 0;
    let most = before;
    const began = performance.now();
    await placeOrders(server, ORDERS / 2);
    const placed = performance.now();
    while (receiver.succeeded() < EVENTS && performance.now() - placed < MAX_SECONDS * 1_000) {
      most = Math.max(most, server.memory() ?? 0);
      await pause(1_000);
    }
    const seconds = (performance.now() - placed) / 1_000;
    await receiver.close();
    const result = await verify(file, secrets);
    const { requests, forged, delivered, repeated, out_of_order: wrong } = result;
    const rate = (ORDERS / 2 / (placed - began)) * 1_000;
    return {
      kept: delivered === EVENTS && forged + wrong === 0 && most - before < 150,
      measured: `${delivered} of ${EVENTS} delivered by ${requests} requests, ${repeated} twice after the kill, ${wrong} out of sequence, ${forged} with a wrong signature; the last one ${seconds.toFixed(0)} s after the last order; ${rate.toFixed(0)} orders a second meanwhile; memory ${before.toFixed(0)} → at most ${most.toFixed(0)} MB`,
    };
  },
};

/** Adds both webhooks, and accepts takeaway by itself; returns the secrets by their paths. */
async function addWebhooks(
  { send }: StaffSession,
  url: (path: string) => string,
): Promise<string[]> {
  const board = `/ms-orders/companies/${BENCH_COMPANY_ID}/board-settings`;
  const settings = await send<RevisedBoardSettings>("GET", board);
  await send("POST", board, { ...settings, auto_accept: { TAKEAWAY: 15 } });
  const secrets: string[] = [];
  for (const to of PATHS) {
    const { secret } = await send<{ secret: string }>(
      "POST",
      `/ms-integrations/companies/${BENCH_COMPANY_ID}/webhooks`,
      {
        id: `hook${to.slice(1)}`,
        url: url(to),
        details: false,
        events: ["order.placed", "order.accepted"],
      },
    );
    secrets.push(`${to}=${secret}`);
  }
  return secrets;
}

/** Places orders, four customers at once. */
async function placeOrders({ port }: RunningServer, count: number): Promise<void> {
  const to = { port, host: hostOf(BENCH_COMPANY_ID) };
  let left = count;
  const customer = async () => {
    while (left > 0) {
      left -= 1;
      const orders = "/ms-orders/public/orders";
      const made = await sendTimed({ ...to, method: "POST", path: orders, body: orderRequest });
      const { id } = JSON.parse(made.body) as { id: string };
      const placed = await sendTimed({
        ...to,
        method: "PATCH",
        body: cashPaymentUpdate,
        path: `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${id}`,
      });
      if (placed.status !== 200) throw new Error(`Placing is ${placed.status}: ${placed.body}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, customer));
}

async function verify(file: string, secrets: readonly string[]): Promise<Verified> {
  const child = spawn("python3", [verifier, ...secrets], { stdio: ["pipe", "pipe", "inherit"] });
  createReadStream(file).pipe(child.stdin);
  return JSON.parse(await text(child.stdout)) as Verified;
}

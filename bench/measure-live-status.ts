import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "@comanda/api/testing/postgres";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { BENCH_COMPANY_ID, benchPixMethod, orderRequest } from "./bench-company.ts";
import { importBenchCompany } from "./import-bench-company.ts";
import { startComanda } from "./processes.ts";
import { type Figure, median } from "./report.ts";

const ORDERS = 100;

/**
 * Measures the time from the bank's report to one process until the page at another process has the
 * placed order: two processes on one Postgres, with all orders waiting at the same time.
 */
export async function measureLiveStatus(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  const postgres = await startPostgres({ fsync: true });
  const stop: (() => Promise<void>)[] = [];
  try {
    const SECRET_KEY = "the servers of one restaurant have one secret";
    const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, SECRET_KEY };
    await importBenchCompany(folder, env);
    const one = await startComanda(env);
    stop.push(one.stop);
    const other = await startComanda(env);
    stop.push(other.stop);

    const pages: WaitingPage[] = [];
    for (let count = 0; count < ORDERS; count += 1) pages.push(await openWaitingPage(one.port));
    const durations: number[] = [];
    for (const { paymentId, placed, close } of pages) {
      const began = performance.now();
      const recorded = placed.then(() => durations.push(performance.now() - began));
      await send(other.port, "POST", `/ms-payments/public/sandbox/payments/${paymentId}`, {
        company_id: BENCH_COMPANY_ID,
        outcome: "paid",
      });
      await recorded;
      close();
    }
    const slowest = Math.max(...durations);
    return [
      { name: "a payment at one process, on the page at another", value: ms(median(durations)) },
      { name: "the slowest of them", value: ms(slowest), measured: slowest, most: 1_000 },
    ];
  } finally {
    for (const end of stop.reverse()) await end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

type WaitingPage = { paymentId: string; placed: Promise<void>; close: () => void };

/** Creates an order that waits for its payment, and opens the websocket of its page. */
async function openWaitingPage(port: number): Promise<WaitingPage> {
  const { id } = await send(port, "POST", "/ms-orders/public/orders", orderRequest);
  const payment = await send(port, "POST", "/ms-payments/public/company-payments", {
    company_id: BENCH_COMPANY_ID,
    provider_id: benchPixMethod.provider_id,
    reference_id: id,
    meta: { payment: { payment_method_id: benchPixMethod.id } },
  });
  const waiting = await send(
    port,
    "PATCH",
    `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${id}`,
    {
      status: "payment_requested",
      meta_data: { assigned_payment: { payment_method_id: benchPixMethod.id } },
    },
  );
  const query = new URLSearchParams({ authorization: waiting.socket_authorization ?? "" });
  const socket = new WebSocket(`ws://127.0.0.1:${port}${orderSocketPath}?${query}`);
  const listeners = new Map<string, () => void>();
  const receive = (status: string) =>
    new Promise<void>((resolve, reject) => {
      listeners.set(status, resolve);
      socket.addEventListener("close", () => reject(new Error("The server closed the websocket")));
    });
  const [shown, placed] = [receive("INITIATED"), receive("PENDING")];
  socket.addEventListener("message", ({ data }) =>
    listeners.get(JSON.parse(data).order.status)?.(),
  );
  await shown;
  return { paymentId: payment.id, placed, close: () => socket.close() };
}

async function send(port: number, method: string, urlPath: string, body: object) {
  const headers = { "content-type": "application/json" };
  const url = `http://127.0.0.1:${port}${urlPath}`;
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const responseText = await response.text();
  if (!response.ok) throw new Error(`${method} ${urlPath}: ${response.status} ${responseText}`);
  return JSON.parse(responseText) as { id: string; socket_authorization?: string };
}

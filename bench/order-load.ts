import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { BENCH_COMPANY_ID, cashPaymentUpdate, orderRequest } from "./bench-company.ts";

/** Milliseconds of each request; an order has one of each. */
export type OrderTimes = { created: number[]; placed: number[] };

/**
 * Lets `concurrency` customers order; each orders again as soon as an order is placed. Returns the orders
 * placed per second and the times of their requests.
 */
export async function loadWithOrders(
  port: number,
  { concurrency, seconds }: { concurrency: number; seconds: number },
): Promise<OrderTimes & { perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const began = performance.now();
  const until = began + seconds * 1_000;
  const times: OrderTimes = { created: [], placed: [] };
  const customer = async () => {
    while (performance.now() < until) {
      const sent = performance.now();
      const made = await send(
        { agent, port, method: "POST", at: "/ms-orders/public/orders" },
        orderRequest,
      );
      const created = performance.now();
      const at = `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${made.id}`;
      const { status } = await send({ agent, port, method: "PATCH", at }, cashPaymentUpdate);
      if (status !== "PENDING") throw new Error(`An order is ${status}`);
      times.created.push(created - sent);
      times.placed.push(performance.now() - created);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, customer));
  const lasted = (performance.now() - began) / 1_000;
  agent.destroy();
  return { ...times, perSecond: times.placed.length / lasted };
}

type RequestTarget = { agent: Agent; port: number; method: string; at: string };

async function send({ agent, port, method, at }: RequestTarget, body: object) {
  const headers = {
    "content-type": "application/json",
    ...(method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
  };
  const answered = new Promise<{ status?: number; responseText: string }>((resolve, reject) => {
    request({ agent, port, host: "127.0.0.1", method, path: at, headers }, (answer) => {
      text(answer).then(
        (responseText) => resolve({ status: answer.statusCode, responseText }),
        reject,
      );
    })
      .on("error", reject)
      .end(JSON.stringify(body));
  });
  const { status = 0, responseText } = await answered;
  if (status >= 300) throw new Error(`${method} ${at}: ${status} ${responseText}`);
  return JSON.parse(responseText) as { id: string; status: string };
}

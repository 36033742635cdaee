import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Odd } from "./odd.ts";
import type { OrderForm } from "./orders.ts";
import { openRestaurants, type Read } from "./restaurants.ts";

/** By the names that our contract has for the calls, which this server shares with nothing else. */
export type CallName =
  | "findHost"
  | "readCompany"
  | "readEcommerceSettings"
  | "listCategories"
  | "readOrderSettings"
  | "readQr"
  | "listCoupons"
  | "listPaymentMethods"
  | "readLoyaltySettings"
  | "readOrder"
  | "createOrder"
  | "updateOrder"
  | "countVisit"
  | "readDeliveryAreaCost"
  | "createClient"
  | "readClient"
  | "createAddress";

/** A request that the backend was sent. */
export type Asked = {
  call: CallName | null;
  path: string;
  body: unknown;
  companyId: string | null;
  /** Whether it has been answered, or its connection was dropped. */
  done: boolean;
};

/** How the company of a host differs from the plain one. */
export type Different = { odd?: Partial<Record<CallName, Odd>>; orders?: Partial<OrderForm> };

export type OtherBackend = {
  url: string;
  /** All requests so far, in the order in which they came. */
  asked: Asked[];
  /** Serves one more company at `host`, and answers with its id. */
  serve: (host: string, different?: Different) => string;
  close: () => Promise<void>;
};

/**
 * A backend that was written from the specification's list of entities and calls alone: a real
 * server with ids, words and memory of its own. Every company is the same restaurant, but for what
 * is odd about it.
 */
export async function openOtherBackend(): Promise<OtherBackend> {
  const asked: Asked[] = [];
  const different = new Map<string, Different>();
  const restaurants = openRestaurants();

  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://backend");
    const sent = await text(request).catch(() => "");
    const body = sent ? JSON.parse(sent) : undefined;
    const read = restaurants.answer(request.method ?? "GET", pathname, body);
    const { call, companyId } = read;
    const one = { call, path: pathname + search, body, companyId, done: false };
    asked.push(one);
    const odd = call && companyId ? different.get(companyId)?.odd?.[call] : undefined;
    await write(response, read, odd);
    one.done = true;
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    serve(host, differs = {}) {
      const id = restaurants.open(host, differs.orders);
      different.set(id, differs);
      return id;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function write(response: ServerResponse, { answer }: Read, odd: Odd | undefined) {
  if (odd && "dropped" in odd) return void response.destroy();
  if (odd && "slowMs" in odd) await pause(odd.slowMs);
  if (odd && "status" in odd) return send(response, odd.status, { message: "It does not work" });
  if (odd && "text" in odd) return send(response, 200, odd.text);
  if (odd && "answer" in odd) return send(response, 200, odd.answer(answer));
  if (answer === undefined) return send(response, 404, { message: "It is not here" });
  send(response, 200, answer);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createBackendRestaurants, type RoutedAnswer } from "./backend-restaurants.ts";
import type { OrderForm } from "./build-order.ts";
import type { BackendCallName } from "./call-names.ts";
import type { FaultyAnswer } from "./faulty-answer.ts";

/** A request that the backend was sent. */
export type RecordedRequest = {
  call: BackendCallName | null;
  path: string;
  body: unknown;
  companyId: string | null;
  /** Whether it has been answered, or its connection was dropped. */
  done: boolean;
};

/** How the company of a host differs from the plain one. */
export type RestaurantOverrides = {
  faults?: Partial<Record<BackendCallName, FaultyAnswer>>;
  orders?: Partial<OrderForm>;
};

export type OtherBackend = {
  url: string;
  /** All requests so far, in the order in which they came. */
  requests: RecordedRequest[];
  /** Serves one more company at `host`, and answers with its id. */
  addRestaurant: (host: string, different?: RestaurantOverrides) => string;
  close: () => Promise<void>;
};

/**
 * A backend that was written from the specification's list of entities and calls alone: a real
 * server with ids, words and memory of its own. Every company is the same restaurant, but for what
 * is odd about it.
 */
export async function startOtherBackend(): Promise<OtherBackend> {
  const asked: RecordedRequest[] = [];
  const different = new Map<string, RestaurantOverrides>();
  const restaurants = createBackendRestaurants();

  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://backend");
    const sent = await text(request).catch(() => "");
    const body = sent ? JSON.parse(sent) : undefined;
    const read = restaurants.answer(request.method ?? "GET", pathname, body);
    const { call, companyId } = read;
    const one = { call, path: pathname + search, body, companyId, done: false };
    asked.push(one);
    const odd = call && companyId ? different.get(companyId)?.faults?.[call] : undefined;
    await sendAnswer(response, read, odd);
    one.done = true;
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: asked,
    addRestaurant(host, differs = {}) {
      const id = restaurants.add(host, differs.orders);
      different.set(id, differs);
      return id;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function sendAnswer(
  response: ServerResponse,
  { answer }: RoutedAnswer,
  odd: FaultyAnswer | undefined,
) {
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

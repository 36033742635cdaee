import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createBackendRestaurants, type RoutedAnswer } from "./backend-restaurants.ts";
import type { OrderForm } from "./build-order.ts";
import type { BackendCallName } from "./call-names.ts";
import type { FaultyAnswer } from "./faulty-answer.ts";
import { pathWithTextIds, withNumberIds, withTextIds } from "./number-ids.ts";
import { pathWithPlainIds, withOddIds, withPlainIds } from "./odd-ids.ts";

/** A request to the backend. */
export type RecordedRequest = {
  call: BackendCallName | null;
  path: string;
  /** Whether it came to the old base. */
  legacy: boolean;
  body: unknown;
  companyId: string | null;
  /** Whether it has been answered, or its connection was dropped. */
  done: boolean;
};

/** How the company of a host differs from the others. */
export type RestaurantOverrides = {
  faults?: Partial<Record<BackendCallName, FaultyAnswer>>;
  orders?: Partial<OrderForm>;
  /** Whether its ids are numbers, in paths, requests and answers. */
  numberIds?: boolean;
  /** Whether its ids have spaces and marks that a URL has to encode. */
  oddIds?: boolean;
};

export type OtherBackend = {
  url: string;
  /** The old base, with the same calls. */
  legacyUrl: string;
  /** All requests, in the order of their arrival. */
  requests: RecordedRequest[];
  /** Serves one more company at `host`, and answers with its id. */
  addRestaurant: (host: string, overrides?: RestaurantOverrides) => string;
  close: () => Promise<void>;
};

const LEGACY_PATH = "/old";

/**
 * Starts a backend that implements the calls of docs/conformance.md independently of our API: an HTTP
 * server with its own ids, texts and state. All companies are the same restaurant, with the faults that
 * a test adds.
 */
export async function startOtherBackend(): Promise<OtherBackend> {
  const requests: RecordedRequest[] = [];
  const overridesById = new Map<string, RestaurantOverrides>();
  const restaurants = createBackendRestaurants();

  const server = createServer(async (request, response) => {
    const {
      pathname: fullPath,
      search,
      searchParams,
    } = new URL(request.url ?? "/", "http://backend");
    const legacy = fullPath.startsWith(`${LEGACY_PATH}/`);
    const pathname = legacy ? fullPath.slice(LEGACY_PATH.length) : fullPath;
    const sent = await text(request).catch(() => "");
    const path = pathWithPlainIds(pathWithTextIds(pathname));
    const body = withPlainIds(withTextIds(sent ? JSON.parse(sent) : undefined));
    const asked = request.method === "GET" ? Object.fromEntries(searchParams) : body;
    const routed = restaurants.answer(request.method ?? "GET", path, asked);
    const { call, companyId } = routed;
    const recorded = { call, path: path + search, legacy, body, companyId, done: false };
    requests.push(recorded);
    const { faults, numberIds, oddIds } = overridesById.get(companyId ?? "") ?? {};
    const fault = call ? faults?.[call] : undefined;
    if (fault && "silent" in fault) return;
    const numbered = numberIds ? withNumberIds(routed.answer) : routed.answer;
    const answer = oddIds ? withOddIds(numbered) : numbered;
    await sendAnswer(response, { ...routed, answer }, fault);
    recorded.done = true;
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    legacyUrl: url + LEGACY_PATH,
    requests,
    addRestaurant(host, overrides = {}) {
      const id = restaurants.add(host, overrides.orders);
      overridesById.set(id, overrides);
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
  fault: FaultyAnswer | undefined,
) {
  if (fault && "dropped" in fault) return void response.destroy();
  if (fault && "slowMs" in fault) await pause(fault.slowMs);
  if (fault && "status" in fault)
    return send(response, fault.status, { message: "It does not work" });
  if (fault && "raw" in fault) {
    const { status, headers, body } = fault.raw(answer);
    return void response.writeHead(status, headers).end(body);
  }
  if (fault && "text" in fault) return send(response, 200, fault.text);
  if (fault && "answer" in fault) return send(response, 200, fault.answer(answer));
  if (answer === undefined) return send(response, 404, { message: "Not found" });
  send(response, 200, answer);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request that the stub received. */
export type ReceivedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: string;
};

type Behaviour = (response: ServerResponse, received: ReceivedRequest) => void;

export type StubRemoteServer = {
  url: string;
  /** In the order of arrival. */
  received: ReceivedRequest[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

/** Starts a remote server on this machine; it answers 404 until `behave` sets something else. */
export async function startStubRemoteServer(): Promise<StubRemoteServer> {
  const received: ReceivedRequest[] = [];
  let behaviour: Behaviour = respondWith(404, {});
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stub");
    const one: ReceivedRequest = {
      method: request.method ?? "",
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await text(request),
    };
    received.push(one);
    behaviour(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A behaviour of the server: it answers each request with the status and the body as JSON. */
export function respondWith(status: number, body: unknown): Behaviour {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
}

/** Faulty answers of remote servers, with the reason that is logged for each. */
export const failureModes: Record<string, { behaviour: Behaviour; reason: string }> = {
  "a bad request": { behaviour: respondWith(400, { error: "INVALID_ARGUMENT" }), reason: "400" },
  "no such key": { behaviour: respondWith(401, { meta: { code: 401 } }), reason: "401" },
  "a key without rights": { behaviour: respondWith(403, { error: { code: 403 } }), reason: "403" },
  "a quota that is used up": {
    behaviour: respondWith(429, { error: { code: 429 } }),
    reason: "429",
  },
  "another error": { behaviour: respondWith(500, { oh: "no" }), reason: "500" },
  "a page in place of JSON": {
    behaviour: (response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<!doctype html><title>Sign in to the Wi-Fi</title>");
    },
    reason: "not JSON",
  },
  "nothing at all": {
    behaviour: (response) => response.writeHead(200).end(),
    reason: "not JSON",
  },
  "another shape": { behaviour: respondWith(200, ["addresses"]), reason: "unexpected" },
  null: { behaviour: respondWith(200, null), reason: "unexpected" },
  "a list that is none": {
    behaviour: respondWith(200, { addresses: 8, features: {}, suggestions: "x", results: 1 }),
    reason: "unexpected",
  },
  "a connection that breaks": {
    behaviour: (response) => response.socket?.resetAndDestroy(),
    reason: "unreachable",
  },
  "an answer that breaks off": {
    behaviour: (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"addresses": [');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    },
    reason: "unreachable",
  },
  "an answer without end": {
    behaviour: (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const pour = () => {
        while (response.writable && response.write(" ".repeat(65_536)));
      };
      response.on("drain", pour);
      pour();
    },
    reason: "too large",
  },
  "a redirect": {
    behaviour: (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    reason: "unreachable",
  },
  silence: { behaviour: () => undefined, reason: "timeout" },
  "an answer that trickles": {
    behaviour: (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drops = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drops));
    },
    reason: "timeout",
  },
};

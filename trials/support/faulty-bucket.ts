import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { TrialContext } from "./trial.ts";

/**
 * What goes wrong between the server and its bucket. `busy`: 503 after a while; `cut`: uploads and
 * downloads break off in the middle; `none`: nothing.
 */
export type BucketFault = "none" | "busy" | "cut";

const BUSY_AFTER_MS = 400;

/** Starts a service in front of a bucket server that passes requests on, or fails as `setFault` says. */
export async function startFaultyBucket(context: TrialContext, endpoint: string) {
  let fault: BucketFault = "none";
  const server = createServer(async (incoming, outgoing) => {
    if (fault === "busy") {
      await pause(BUSY_AFTER_MS);
      incoming.resume();
      outgoing.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    } else if (fault === "cut" && incoming.method !== "GET") {
      incoming.once("data", () => incoming.destroy());
      incoming.once("end", () => outgoing.destroy());
      incoming.resume();
    } else await passOn(incoming, outgoing, endpoint, fault === "cut");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  context.cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const setFault = (next: BucketFault) => {
    fault = next;
  };
  return { endpoint: `http://127.0.0.1:${port}`, setFault };
}

/** With `breaksOff` half of the answer's body is sent. */
async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  endpoint: string,
  breaksOff: boolean,
): Promise<void> {
  const { method, url = "", headers } = incoming;
  // The signature is of the `host` that the server has sent, so that all headers go on unchanged.
  const sent = request(endpoint + url, { method, headers });
  sent.on("error", () => outgoing.destroy());
  incoming.pipe(sent);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  if (!breaksOff) return void answer.pipe(outgoing);
  const body = await buffer(answer);
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { headers: Record<string, string | string[] | undefined>; body: string };

/** A program at the restaurant that gets events. */
export type WebhookReceiver = {
  url: string;
  received: Received[];
  /** The status of its answers. */
  status: number;
  close(): Promise<void>;
};

/** Starts a receiver of webhooks on this machine, which answers 200. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    receiver.received.push({ headers: request.headers, body });
    response.writeHead(receiver.status).end("Noted by the kitchen display");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/comanda`,
    received: [],
    status: 200,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

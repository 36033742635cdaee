import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request as sendHttp } from "node:http";
import { createServer, request as sendHttps } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { localhostCertificate } from "@comanda/api/testing/localhost-certificate";

/** A proxy that terminates TLS, and what a browser sends through it. */
export type TlsProxy = {
  port: number;
  close: () => Promise<void>;
};

/** Starts a proxy on 127.0.0.1 in front of a server; it sends `X-Forwarded-*` as Caddy and nginx do. */
export async function startTlsProxy(serverPort: number): Promise<TlsProxy> {
  const forwarded = ({ method, url, headers, socket }: IncomingMessage): RequestOptions => ({
    host: "127.0.0.1",
    port: serverPort,
    method,
    path: url,
    headers: {
      ...headers,
      // The server's own address, as with a proxy that does not pass `Host` on.
      host: `127.0.0.1:${serverPort}`,
      "x-forwarded-for": socket.remoteAddress,
      "x-forwarded-host": headers.host,
      "x-forwarded-proto": "https",
    },
  });
  const server = createServer(localhostCertificate, (incoming, outgoing) => {
    const sent = sendHttp(forwarded(incoming), (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    sent.on("error", () => outgoing.destroy());
    incoming.pipe(sent);
  });
  server.on("upgrade", (incoming: IncomingMessage, socket: Duplex) => {
    const sent = sendHttp(forwarded(incoming)).end();
    sent.on("upgrade", (answer, upstream) => joinSockets(answer, socket, upstream));
    sent.on("response", (answer) => socket.end(`${statusLine(answer)}Connection: close\r\n\r\n`));
    sent.on("error", () => socket.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function statusLine({ statusCode, statusMessage }: IncomingMessage): string {
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n`;
}

function joinSockets(answer: IncomingMessage, client: Duplex, upstream: Socket): void {
  const lines = answer.rawHeaders.map((part, index) => (index % 2 ? `: ${part}\r\n` : part));
  client.write(`${statusLine(answer)}${lines.join("")}\r\n`);
  upstream.pipe(client).on("error", () => upstream.destroy());
  client.pipe(upstream).on("error", () => client.destroy());
}

export type TlsAnswer = { status: number; body: string; type: string; cookies: string[] };

/** Sends a request to a host behind the proxy, as its page's browser does. */
export async function sendThroughTls(
  { port }: Pick<TlsProxy, "port">,
  host: string,
  { method = "GET", path = "/", cookie = "", origin = `https://${host}`, body }: TlsRequest,
): Promise<TlsAnswer> {
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const sent = sendHttps({
    host: "127.0.0.1",
    servername: "localhost",
    ca: localhostCertificate.cert,
    port,
    method,
    path,
    headers: { ...json, host, origin, cookie },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    body: await text(answer),
    type: answer.headers["content-type"] ?? "",
    cookies: answer.headers["set-cookie"] ?? [],
  };
}

export type TlsRequest = {
  method?: string;
  path?: string;
  cookie?: string;
  origin?: string;
  body?: object;
};

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  /** The URL of a database, through this proxy. */
  through(databaseUrl: string): string;
  /** From now on, open connections stay open without passing data; new ones work. */
  stopAnswering(): void;
  close(): Promise<void>;
};

/** Passes connections on to a server on this machine. */
export async function startTcpProxy(toPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((from) => {
    const to = connect(toPort, "127.0.0.1");
    const pair: [Socket, Socket] = [from, to];
    pairs.add(pair);
    from.pipe(to);
    to.pipe(from);
    const close = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on("error", close).on("close", close);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    stopAnswering: () => {
      for (const [from, to] of pairs) {
        from.unpipe(to);
        to.unpipe(from);
        for (const socket of [from, to]) socket.resume();
      }
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await closed;
    },
  };
}

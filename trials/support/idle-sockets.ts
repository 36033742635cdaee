// Opens connections that send nothing, from several addresses of this machine, and holds them until its
// parent disconnects.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type IdleSocketsJob = { port: number; addresses: string[]; perAddress: number };

/** Connections that are opened at a time: more would not fit into the queue of the kernel. */
const BATCH = 250;

process.once("message", async ({ port, addresses, perAddress }: IdleSocketsJob) => {
  const sockets: Socket[] = [];
  let opened = 0;
  for (const localAddress of addresses) {
    for (let count = 0; count < perAddress; count += BATCH) {
      const size = Math.min(BATCH, perAddress - count);
      const batch = Array.from({ length: size }, () => {
        const socket = connect({ port, host: "127.0.0.1", localAddress });
        socket.on("error", () => undefined);
        socket.once("connect", () => {
          opened += 1;
        });
        return socket;
      });
      sockets.push(...batch);
      // The server may cut one before the next is open.
      await Promise.all(
        batch.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])),
      ).catch(() => undefined);
      await pause(10);
    }
  }
  process.send?.(opened);
  await once(process, "disconnect");
  for (const socket of sockets) socket.destroy();
});

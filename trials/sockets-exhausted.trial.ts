import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startComanda } from "../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "./support/counted-special.ts";
import { openIdle, openIdleElsewhere } from "./support/hold-connections.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

const SOCKETS = 21_000;
const VISITS = 50;
const ORDERS = 10;
const MAX_MS = 2_000;

export const trial: Trial = {
  name: "sockets-exhausted",
  promise: `${SOCKETS} connections without a request are opened, more than the server has files for: each of ${VISITS} new visitors gets a page within ${MAX_MS / 1_000} s, orders are placed, and the log says that connections are cut`,
  run: async (context) => {
    // As behind a proxy: no address has a limit of its own.
    const env = {
      ...{ DATA_DIR: path.join(context.folder, "data"), TRUST_PROXY: "on", LOG_LEVEL: "warn" },
    };
    await importCountedSpecial(context, env, { price: 100, stock: 1_000, couponLimit: 1 });
    let log = "";
    const server = await startComanda(env, "/products", SPECIALS_HOST, (text) => {
      log += text;
    });
    context.cleanUp(server.stop);
    const { port } = server;
    await openIdleElsewhere(context, port, SOCKETS / 2);
    const sockets = openIdle(port, SOCKETS / 2);
    context.cleanUp(() => {
      for (const socket of sockets) socket.destroy();
    });
    await pause(5_000);
    const times: number[] = [];
    let failed = 0;
    for (let visit = 0; visit < VISITS; visit += 1) {
      const visited = await sendTimed({
        port,
        method: "GET",
        path: "/products",
        host: SPECIALS_HOST,
      });
      if (visited.status === 200) times.push(visited.ms);
      else failed += 1;
    }
    let orders = 0;
    for (let order = 0; order < ORDERS; order += 1)
      if ((await orderSpecial(port)) !== null) orders += 1;
    const slowest = Math.max(0, ...times);
    const isLogged = log.includes("a limit of connections is reached");
    const cut = [...log.matchAll(/"total":(\d+)/gu)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    return {
      kept: failed === 0 && slowest <= MAX_MS && orders === ORDERS && isLogged,
      measured: `${times.length} of ${VISITS} pages, the slowest after ${slowest.toFixed(0)} ms; ${orders} of ${ORDERS} orders; the log ${isLogged ? `says that ${cut} were cut so far` : "says nothing"}; memory ${server.memory()?.toFixed(0)} MB`,
    };
  },
};

import path from "node:path";
import { startPostgres } from "@comanda/api/testing/postgres";
import { openSession } from "@comanda/api/testing/postgres-session";
import { type BoardClient, openBoard } from "../../apps/server/src/testing/board-client.ts";
import { startChildServer } from "../../apps/server/src/testing/child-server.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "../support/counted-special.ts";
import { isPgBouncerInstalled, startPgBouncer } from "../support/pgbouncer.ts";
import { joinAsOwner } from "../support/staff-session.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const ORDERS = 120;
const COUPON_LIMIT = 20;
/** Orders that run at the same time. */
const AT_ONCE = 12;
/** Connections of the pooler to Postgres; the servers may open 20 each to the pooler. */
const POOL = 6;
/** Orders whose way to the board is timed. */
const WATCHED = 10;
const MAX_S = 1;

export const trial: Trial = {
  name: "pgbouncer",
  promise: `Two servers take ${ORDERS} orders through PgBouncer in transaction mode with ${POOL} connections to Postgres: none fails or is lost, exactly ${COUPON_LIMIT} uses of a coupon are given, and an order placed at one is on a board at the other within ${MAX_S} s`,
  run: async (context) => {
    if (!isPgBouncerInstalled()) return { kept: null, measured: "pgbouncer is not installed" };
    const postgres = await startPostgres({ fsync: true });
    context.cleanUp(postgres.stop);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: await startPgBouncer(context, postgres.url, POOL),
      DATABASE_DIRECT_URL: postgres.url,
      SECRET_KEY: TRIAL_SECRET_KEY,
    };
    await importCountedSpecial(context, env, {
      price: 100,
      stock: 1_000,
      couponLimit: COUPON_LIMIT,
    });
    // A port of the console makes them serve one.
    const serving = { ...env, CONSOLE_PORT: "0" };
    const servers = [await startChildServer(serving), await startChildServer(serving)];
    for (const { end } of servers) context.cleanUp(() => end("SIGKILL"));
    const [first = 0, second = 0] = servers.map(({ url }) => Number(/:(\d+)/u.exec(url)?.[1]));
    const staff = await joinAsOwner(second, env, SPECIALS_HOST);
    const board = await openBoard(`http://127.0.0.1:${second}`, { cookie: staff.cookie() });
    context.cleanUp(() => board.socket.terminate());

    const acknowledged = await orderAtAll([first, second]);
    const seconds: number[] = [];
    for (let count = 0; count < WATCHED; count += 1)
      seconds.push(await secondsToBoard(board, first, acknowledged));
    const { read, close } = await openSession(postgres.url);
    const stored = await read<{ id: string }>("select id from orders where placed_at is not null");
    const [coupon] = await read<{ uses: number }>("select coupons_used as uses from coupons");
    const [pooled] = await read<{ count: number }>(
      "select count(*) as count from pg_stat_activity where query like 'set statement_timeout%' or application_name = '' and backend_type = 'client backend'",
    );
    await close();
    const ids = new Set(stored.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    const uses = Number(coupon?.uses);
    const slowest = Math.max(...seconds);
    const total = ORDERS + WATCHED;
    return {
      kept:
        acknowledged.length === total &&
        lost === 0 &&
        ids.size === total &&
        uses === COUPON_LIMIT &&
        slowest <= MAX_S,
      measured: `${acknowledged.length} of ${total} orders acknowledged, ${lost} lost, ${ids.size} stored; ${uses} uses of the coupon; on the other server's board after ${slowest.toFixed(2)} s at most; ${Number(pooled?.count)} connections at Postgres, direct ones included`,
    };
  },
};

/** Sends all orders to the servers in turn; returns the ids that were acknowledged. */
async function orderAtAll(ports: readonly number[]): Promise<string[]> {
  const acknowledged: string[] = [];
  let begun = 0;
  const guest = async () => {
    while (begun < ORDERS) {
      const port = ports[begun % ports.length] ?? 0;
      begun += 1;
      const id = await orderSpecial(port);
      if (id !== null) acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guest));
  return acknowledged;
}

/** Places an order and waits for its card; the seconds count from the answer to its customer. */
async function secondsToBoard(
  { socket, messages }: BoardClient,
  port: number,
  acknowledged: string[],
): Promise<number> {
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  let wanted: string | null = null;
  const look = () => {
    const isThere = messages.some(
      (message) => message.event_type === "ORDER_CHANGED" && message.order.id === wanted,
    );
    if (isThere) resolve();
  };
  socket.on("message", look);
  wanted = await orderSpecial(port);
  const placedAt = performance.now();
  if (wanted === null) return Number.POSITIVE_INFINITY;
  acknowledged.push(wanted);
  look();
  const timer = setTimeout(resolve, 10_000);
  await shown;
  clearTimeout(timer);
  socket.off("message", look);
  return (performance.now() - placedAt) / 1_000;
}

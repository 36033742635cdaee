import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openSession } from "@comanda/api/testing/postgres-session";
import { startPostgresWithStandby } from "@comanda/api/testing/postgres-with-standby";
import { startComanda } from "../../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "../support/counted-special.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const CUSTOMERS = 4;
/** What an operator or a supervisor takes to see the failure. */
const PROMOTED_AFTER_MS = 2_000;
const MAX_S = 5;
const PLENTY = 1_000_000;

export const trial: Trial = {
  name: "failover",
  promise: `The primary is killed (kill -9) while ${CUSTOMERS} customers order at two servers, its synchronous standby is promoted, and the former primary returns: the next order is placed within ${MAX_S} s of the promotion, no acknowledged order is lost, stock and coupon are exact, and nothing is written to the former primary`,
  run: async (context) => {
    const { primary, standby, stop } = await startPostgresWithStandby({ synchronous: true });
    context.cleanUp(stop);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`,
      SECRET_KEY: TRIAL_SECRET_KEY,
    };
    await importCountedSpecial(context, env, { price: 100, stock: PLENTY, couponLimit: PLENTY });
    const servers = [
      await startComanda(env, "/products", SPECIALS_HOST),
      await startComanda(env, "/products", SPECIALS_HOST),
    ];
    for (const { stop: end } of servers) context.cleanUp(end);

    const acknowledged: { id: string; at: number; server: number }[] = [];
    let refused = 0;
    let isOpen = true;
    const customer = async (server: number) => {
      while (isOpen) {
        const id = await orderSpecial(servers[server]?.port ?? 0);
        if (id === null) {
          refused += 1;
          await pause(100);
        } else acknowledged.push({ id, at: performance.now(), server });
      }
    };
    const customers = Promise.all(
      Array.from({ length: CUSTOMERS }, (_, at) => customer(at % servers.length)),
    );
    await pause(5_000);
    const before = acknowledged.length;
    await primary.kill();
    await pause(PROMOTED_AFTER_MS);
    const promotedAt = performance.now();
    standby.promote();
    const secondsOf = (server: number) => {
      const next = acknowledged.find((each) => each.server === server && each.at > promotedAt);
      return next ? (next.at - promotedAt) / 1_000 : Number.POSITIVE_INFINITY;
    };
    const bothOrder = () => Math.max(secondsOf(0), secondsOf(1)) < Number.POSITIVE_INFINITY;
    while (!bothOrder() && performance.now() - promotedAt < 60_000) await pause(50);
    // It comes back as it was: it does not know that it has been replaced.
    await primary.start();
    const former = await openSession(primary.url);
    const ordersAt = async () => {
      const [row] = await former.read<{ count: number }>("select count(*) from orders");
      return Number(row?.count);
    };
    const formerBefore = await ordersAt();
    await pause(8_000);
    isOpen = false;
    await customers;
    const formerAfter = await ordersAt();
    await former.close();

    const { read, close } = await openSession(standby.url);
    const placed = await read<{ id: string; discount: number }>(
      "select id, discounts_amount as discount from orders where placed_at is not null",
    );
    const [special] = await read<{ stock: number }>(
      "select stock from variants where id = 'special-1'",
    );
    const [coupon] = await read<{ uses: number }>("select coupons_used as uses from coupons");
    await close();
    const ids = new Set(placed.map(({ id }) => id));
    const lost = acknowledged.filter(({ id }) => !ids.has(id)).length;
    const discounted = placed.filter(({ discount }) => Number(discount) > 0).length;
    const isExact =
      Number(special?.stock) === PLENTY - placed.length && Number(coupon?.uses) === discounted;
    const slowest = Math.max(secondsOf(0), secondsOf(1));
    const written = formerAfter - formerBefore;
    return {
      kept: before > 0 && slowest <= MAX_S && lost === 0 && isExact && written === 0,
      measured: `next order ${secondsOf(0).toFixed(1)} and ${secondsOf(1).toFixed(1)} s after the promotion, which came ${PROMOTED_AFTER_MS / 1_000} s after the kill; ${acknowledged.length} orders acknowledged (${before} before), ${lost} lost, ${refused} refused meanwhile; stock and coupon ${isExact ? "exact" : "wrong"}; ${written} orders written to the former primary`,
    };
  },
};

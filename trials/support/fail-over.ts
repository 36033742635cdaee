import { setTimeout as pause } from "node:timers/promises";
import { openSession } from "@comanda/api/testing/postgres-session";
import type { PostgresWithStandby } from "@comanda/api/testing/postgres-with-standby";
import { startComanda } from "../../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "./counted-special.ts";
import type { TrialContext, TrialResult } from "./trial.ts";

export const FAILOVER_CUSTOMERS = 4;
/** What an operator or a supervisor takes to see the failure. */
const PROMOTED_AFTER_MS = 2_000;
const PLENTY = 1_000_000;

type Failover = Pick<PostgresWithStandby, "primary" | "standby"> & {
  /** Of the servers. */
  env: Record<string, string>;
  /** Where the trial itself reaches a Postgres, by its port. */
  urlOf: (port: number) => string;
  /** The most seconds from the promotion to the next order at each server. */
  maxSeconds: number;
};

/**
 * Kills the primary while customers order at two servers, promotes its standby, and starts the former
 * primary again.
 */
export async function failOver(
  context: TrialContext,
  { primary, standby, env, urlOf, maxSeconds }: Failover,
): Promise<TrialResult> {
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
    Array.from({ length: FAILOVER_CUSTOMERS }, (_, at) => customer(at % servers.length)),
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
  const former = await openSession(urlOf(primary.port));
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

  const { read, close } = await openSession(urlOf(standby.port));
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
    kept: before > 0 && slowest <= maxSeconds && lost === 0 && isExact && written === 0,
    measured: `next order ${secondsOf(0).toFixed(1)} and ${secondsOf(1).toFixed(1)} s after the promotion, which came ${PROMOTED_AFTER_MS / 1_000} s after the kill; ${acknowledged.length} orders acknowledged (${before} before), ${lost} lost, ${refused} refused meanwhile; stock and coupon ${isExact ? "exact" : "wrong"}; ${written} orders written to the former primary`,
  };
}

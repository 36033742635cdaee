import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID, hostOf } from "../../bench/bench-company.ts";
import { importBenchCompany } from "../../bench/import-bench-company.ts";
import { startComanda } from "../../bench/processes.ts";
import { median } from "../../bench/report.ts";
import { makeAndPlaceOrder, startVisitors } from "../support/simulated-visitors.ts";
import { joinAsOwner, type StaffSession } from "../support/staff-session.ts";
import type { Trial } from "../support/trial.ts";

const DISHES = 5_000;
const CUSTOMERS = 2;
const ROUNDS = 5;
const ALONE_MS = 4_000;
const MAX_MS = 1_000;

export const trial: Trial = {
  name: "large-menu-under-load",
  promise: `On the embedded database ${DISHES.toLocaleString("en")} dishes are added, changed and deleted in one request each, ${ROUNDS} times, while ${CUSTOMERS} customers order at the same restaurant: no order fails or takes longer than ${MAX_MS / 1_000} s`,
  run: async ({ folder, cleanUp }) => {
    const env = { DATA_DIR: path.join(folder, "data") };
    await importBenchCompany(folder, env);
    const server = await startComanda(env, "/products", hostOf(BENCH_COMPANY_ID));
    cleanUp(server.stop);
    const owner = await joinAsOwner(server.port, env);
    const visitors = startVisitors(makeAndPlaceOrder, server.port, BENCH_COMPANY_ID, CUSTOMERS);
    await pause(ALONE_MS);
    const alone = visitors.take();
    const longest: Record<string, number[]> = { added: [], changed: [], deleted: [] };
    let failed = alone.failed;
    const during = async (work: string, run: () => Promise<unknown>) => {
      visitors.take();
      await run();
      // The orders that waited for it end after it.
      await pause(ALONE_MS / 4);
      const { times, failed: more } = visitors.take();
      failed += more;
      longest[work]?.push(Math.max(...times));
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await during("added", () => apply(owner, { created: newDishes(round) }));
      const products = (await dishesOf(owner)).filter(({ id }) => id.startsWith("new-"));
      const changes = products.map(({ id, revision, product }) => ({
        id,
        revision,
        product: { ...product, description: `Changed in round ${round}` },
      }));
      await during("changed", () => apply(owner, { changes }));
      const removed = (await dishesOf(owner))
        .filter(({ id }) => id.startsWith("new-"))
        .map(({ id, revision }) => ({ id, revision }));
      await during("deleted", () => apply(owner, { removed }));
    }
    await visitors.stop();
    const all = Object.values(longest).flat();
    const figures = Object.entries(longest)
      .map(([work, times]) => `${work} ${ms(median(times))} (at most ${ms(Math.max(...times))})`)
      .join(", ");
    return {
      kept: failed === 0 && Math.max(...all) <= MAX_MS,
      measured: `the longest order of a round in ms, median: ${figures}; without such a request ${ms(Math.max(...alone.times))} at most, median ${ms(median(alone.times))}; ${failed} failed`,
    };
  },
};

const COMPANY = `/ms-menu/companies/${BENCH_COMPANY_ID}`;

type Dish = { id: string; revision: string; product: object };

async function dishesOf(owner: StaffSession): Promise<Dish[]> {
  type Menu = { categories: { products: Dish[] }[] };
  const { categories } = await owner.send<Menu>("GET", `${COMPANY}/menu`);
  return categories.flatMap(({ products }) => products);
}

function apply(owner: StaffSession, changes: object): Promise<unknown> {
  const nothing = { categories: [], created: [], changes: [], removed: [] };
  return owner.send("POST", `${COMPANY}/apply`, Object.assign(nothing, changes));
}

function newDishes(round: number) {
  return Array.from({ length: DISHES }, (_, at) => {
    const id = `new-${round}-${at}`;
    const variants = [{ id: `${id}-a`, name: "One", price: 20 + (at % 100) }];
    const name = `New dish ${at} of round ${round}`;
    const product = { id, name, description: "With rice and beans", product_variants: variants };
    return { id, category_id: `c${at % 10}`, product };
  });
}

const ms = (time: number) => Math.round(time);

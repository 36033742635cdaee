import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Order } from "@comanda/contract/orders/order";
import { expect } from "@playwright/test";
import { callApi } from "../call-api.ts";
import { runComanda } from "../run-comanda.ts";
import { buildCompanyFile, type EditableCompanyFile } from "./company-file.ts";

/** A restaurant for one journey, at its own host. */
export type Restaurant = {
  id: string;
  host: string;
  url: (path: string) => string;
  /** Changes its file and imports it again, with the file's counters. */
  reimport: (edit: (file: EditableCompanyFile) => void) => Promise<void>;
  /** Its orders except drafts, newest first, as the restaurant sees them. */
  listOrders: () => Promise<Order[]>;
  /** Moves an order on by `steps` statuses, by the command line. */
  advanceOrder: (reference: string | number, steps?: number) => Promise<void>;
  cancelOrder: (reference: string | number, reason: string) => Promise<void>;
};

/** Imports a small restaurant (`buildCompanyFile`), changed by `edit`. */
export async function createRestaurant(
  edit?: (file: EditableCompanyFile) => void,
): Promise<Restaurant> {
  const id = `e2e-${randomBytes(5).toString("hex")}`;
  const host = `${id}.localhost`;
  const file = buildCompanyFile(id, host);

  const reimport: Restaurant["reimport"] = async (change) => {
    change(file);
    const folder = await mkdtemp(path.join(tmpdir(), "comanda-company-"));
    const name = path.join(folder, "company.json");
    await writeFile(name, JSON.stringify(file));
    const { code, stderr } = await runComanda("import", "--set-counters", name);
    expect(code, stderr).toBe(0);
    await rm(folder, { recursive: true });
  };
  await reimport(edit ?? (() => undefined));

  return {
    id,
    host,
    url: (to) => `http://${host}:${process.env.E2E_PORT}${to}`,
    reimport,
    listOrders: () => readOrders(host),
    advanceOrder: async (reference, steps = 1) => {
      for (let step = 0; step < steps; step += 1)
        await runOrdersCommand("advance", `${reference}`, host);
    },
    cancelOrder: (reference, reason) =>
      runOrdersCommand("cancel", `${reference}`, host, "--reason", reason),
  };
}

/** Returns the restaurant's only order; fails unless there is exactly one. */
export async function expectSingleOrder(restaurant: Restaurant): Promise<Order> {
  const orders = await restaurant.listOrders();
  expect(orders.map(({ public_id, status }) => `${public_id} ${status}`)).toHaveLength(1);
  const [order] = orders;
  if (!order) throw new Error("There is no order");
  return order;
}

/** Returns the lines of an order as text: `2 × Taco (Sin cebolla)`. */
export function describeLines({ combos }: Order): string[] {
  return combos.map(({ quantity, name, modifiers }) => {
    const chosen = modifiers.map((modifier) => modifier.name).join(", ");
    return `${quantity} × ${name}${chosen ? ` (${chosen})` : ""}`;
  });
}

async function readOrders(host: string): Promise<Order[]> {
  const listed = await runComanda("orders", "list", "--host", host, "--json");
  expect(listed.code, listed.stderr).toBe(0);
  const found = JSON.parse(listed.stdout) as { public_id: number }[];
  const orders: Order[] = [];
  for (const { public_id } of found) {
    const shown = await runComanda("orders", "show", `${public_id}`, "--host", host, "--json");
    orders.push(JSON.parse(shown.stdout));
  }
  return orders;
}

async function runOrdersCommand(verb: string, reference: string, host: string, ...rest: string[]) {
  const { code, stderr } = await runComanda("orders", verb, reference, "--host", host, ...rest);
  expect(code, stderr).toBe(0);
}

/** Reads the remaining stock of a variant, by the API's menu. */
export async function readRemainingStock(
  companyId: string,
  variantId: string,
): Promise<number | null> {
  type Variant = { id: string; stock: number | null };
  type Listed = { products: { product_variants: Variant[] }[] }[];
  const call = `/ms-products/public/companies/${companyId}/categories`;
  const { body } = await callApi<Listed>("GET", call);
  const variants = body.flatMap(({ products }) =>
    products.flatMap((each) => each.product_variants),
  );
  return variants.find(({ id }) => id === variantId)?.stock ?? null;
}

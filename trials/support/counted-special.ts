import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { smallCompany } from "@comanda/api/testing/small-company";
import { runComandaCommand } from "../../bench/processes.ts";
import { sendTimed, type TimedAnswer } from "./timed-request.ts";
import type { TrialContext } from "./trial.ts";

/** The host of the company that `importCountedSpecial` imports. */
export const SPECIALS_HOST = "tacos.test";

/** Imports the small company, with a special of this price and stock and a coupon that can be used up. */
export async function importCountedSpecial(
  { folder }: TrialContext,
  env: Record<string, string>,
  { price, stock, couponLimit }: { price: number; stock: number; couponLimit: number },
): Promise<void> {
  const company = smallCompany();
  for (const product of company.categories.flatMap(({ products }) => products ?? [])) {
    product.images = [];
    for (const variant of product.product_variants ?? [])
      if (variant.id === "special-1") Object.assign(variant, { price, stock });
  }
  const limited = { discount_type: "percentage", value: 10, usage_limit: couponLimit } as const;
  company.coupons = [{ id: "limited", code: "LIMITED", ...limited }];
  const file = path.join(folder, "company.json");
  // It has no pictures, but the server needs their folder.
  if (env.DATA_DIR) await mkdir(path.join(env.DATA_DIR, "media"), { recursive: true });
  await writeFile(file, JSON.stringify(company));
  await runComandaCommand(["import", file], env);
}

/**
 * Orders one special with the coupon, and without it once that is used up. Returns the order's id when the
 * server has acknowledged it; null when it is refused or the process is gone.
 */
export async function orderSpecial(port: number): Promise<string | null> {
  const send = (method: string, address: string, body: object): Promise<TimedAnswer> =>
    sendTimed({ port, method, path: address, host: SPECIALS_HOST, body });
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  const draft = { company_id: "tacos", service_type: "TAKEAWAY", combos };
  const made = await send("POST", "/ms-orders/public/orders", draft);
  if (made.status !== 201) return null;
  const { id } = JSON.parse(made.body) as { id: string };
  const discount = { order_id: id, modality: "COUPON", coupon_code: "LIMITED" };
  await send("POST", "/ms-orders/public/companies/tacos/apply-discount", discount);
  const address = `/ms-orders/public/companies/tacos/orders/${id}`;
  const cash = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };
  const placed = await send("PATCH", address, cash);
  if (placed.status === 200) return id;
  if (!placed.body.includes("coupon")) return null;
  await send("POST", "/ms-orders/public/companies/tacos/apply-discount", {
    ...discount,
    coupon_code: "",
  });
  return (await send("PATCH", address, cash)).status === 200 ? id : null;
}

import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { guestName, sharedCartExpiry } from "@comanda/domain/shared-cart/shared-cart";
import type { Kysely } from "kysely";
import { readCatalog } from "../catalog/read-catalog.ts";
import { findQrOfCompany, isTable } from "../companies/qrs.store.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import {
  findSharedCartByToken,
  findSharedCartGuests,
  findSharedCartOfTable,
  insertSharedCart,
  insertSharedCartGuest,
  lockSharedCart,
  type SharedCartKey,
  updateSharedCart,
  updateSharedCartGuest,
} from "../shared-carts/shared-carts.store.ts";
import { claimOwnGuest, type GuestDevices } from "./claim-own-guest.ts";
import { readSharedCart } from "./read-shared-cart.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle } from "./shared-cart-lifecycle.ts";

type CartToOpen = GuestDevices & {
  companyId: string;
  token: string;
  name: string | null;
  table_id: string | null;
  replaces: boolean;
};

/**
 * Opens a shared cart, for a table or for a link. The browser makes the token, so that the same request
 * again opens nothing; with another name the guest gets that name. 404 `company_not_found`, `qr_not_found`
 * also for a code that is no table's, `shared_cart_not_found` for the token of another device; 409
 * `shared_cart_at_table`.
 */
export async function openSharedCart(
  context: SharedCartContext,
  { companyId, device, keyDevice, token, name, table_id, replaces }: CartToOpen,
): Promise<SharedCart | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const token_hash = hashToken(token);
  const opened = await transact(context.db, async (trx) => {
    const known = await findSharedCartByToken(trx, companyId, token_hash);
    if (known) {
      const devices = { device, keyDevice };
      await updateOwnGuest(trx, { companyId, cartId: known.id }, devices, guestName(name));
      return known.id;
    }
    const qr = table_id === null ? null : await findQrOfCompany(trx, companyId, table_id);
    if (table_id !== null && !(qr && isTable(qr))) return new Refusal("qr_not_found");
    const now = context.clock();
    if (
      table_id !== null &&
      !(await freeTable({ ...context, db: trx }, { companyId, table_id, replaces }))
    )
      return new Refusal("shared_cart_at_table");
    const [id, opener_id] = [newId(), newId()];
    const isNew = await insertSharedCart(trx, {
      company_id: companyId,
      id,
      token_hash,
      opener_id,
      revision: 0,
      qr_id: table_id,
      holds_table: table_id !== null,
      created_at: now,
      expires_at: sharedCartExpiry(now, { isAtTable: table_id !== null }),
    });
    if (!isNew) {
      const same = await findSharedCartByToken(trx, companyId, token_hash);
      return same?.id ?? new Refusal("shared_cart_at_table");
    }
    await insertSharedCartGuest(trx, {
      company_id: companyId,
      cart_id: id,
      id: opener_id,
      device_id: device,
      position: 1,
      name: guestName(name),
      lines: "[]",
      revision: 0,
    });
    return id;
  });
  if (opened instanceof Refusal) return opened;
  return readSharedCart(context, { companyId, cartId: opened }, device);
}

/** Gives the visitor's guest of a cart their present device, and the name that they send with the repeated request. */
async function updateOwnGuest(
  trx: Kysely<Database>,
  key: SharedCartKey,
  devices: GuestDevices,
  name: string | null,
): Promise<void> {
  const cart = await lockSharedCart(trx, key);
  const guests = cart ? await findSharedCartGuests(trx, cart) : [];
  const guest = await claimOwnGuest(trx, guests, devices);
  if (guest && name !== null && guest.name !== name)
    await updateSharedCartGuest(trx, guest, { name });
}

/** Frees a table from a cart that is over, or that is replaced; false when its cart is open. */
async function freeTable(
  context: Pick<SharedCartContext, "db" | "clock">,
  { companyId, table_id, replaces }: { companyId: string; table_id: string; replaces: boolean },
): Promise<boolean> {
  const { db } = context;
  const found = await findSharedCartOfTable(db, companyId, table_id);
  const cart = found && (await lockSharedCart(db, { companyId, cartId: found.id }));
  if (!cart?.holds_table) return true;
  const { state } = await readSharedCartLifecycle(
    context,
    cart,
    await findSharedCartGuests(db, cart),
  );
  if (state === "open" || state === "paying") {
    if (!replaces) return false;
  }
  await updateSharedCart(db, cart, { holds_table: false });
  return true;
}

import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type SharedCartRow = Selectable<Database["shared_carts"]>;
export type SharedCartGuestRow = Selectable<Database["shared_cart_guests"]>;

/** A shared cart of a company. */
export type SharedCartKey = { companyId: string; cartId: string };

/** Finds a cart by its id; undefined when there is none. */
export function findSharedCart(
  db: Kysely<Database>,
  { companyId, cartId }: SharedCartKey,
): Promise<SharedCartRow | undefined> {
  return selectCarts(db, companyId).where("id", "=", cartId).executeTakeFirst();
}

/**
 * Finds a cart and locks it until the transaction ends. Everything that changes or orders it locks it
 * first.
 */
export function lockSharedCart(
  trx: Kysely<Database>,
  { companyId, cartId }: SharedCartKey,
): Promise<SharedCartRow | undefined> {
  return selectCarts(trx, companyId).where("id", "=", cartId).forUpdate().executeTakeFirst();
}

/** Finds the cart whose link has a token with this hash. */
export function findSharedCartByToken(
  db: Kysely<Database>,
  companyId: string,
  tokenHash: string,
): Promise<SharedCartRow | undefined> {
  return selectCarts(db, companyId).where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Finds the cart that guests join by the code of a table. */
export function findSharedCartOfTable(
  db: Kysely<Database>,
  companyId: string,
  qrId: string,
): Promise<SharedCartRow | undefined> {
  return selectCarts(db, companyId)
    .where("qr_id", "=", qrId)
    .where("holds_table", "=", true)
    .executeTakeFirst();
}

function selectCarts(db: Kysely<Database>, companyId: string) {
  return db.selectFrom("shared_carts").selectAll().where("company_id", "=", companyId);
}

/** Stores a cart; false when its table has one already, also when that was stored at the same time. */
export async function insertSharedCart(
  trx: Kysely<Database>,
  cart: Insertable<Database["shared_carts"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("shared_carts")
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Writes columns of a cart. The caller has locked it. */
export async function updateSharedCart(
  trx: Kysely<Database>,
  { company_id, id }: Pick<SharedCartRow, "company_id" | "id">,
  changes: Partial<
    Pick<
      SharedCartRow,
      | "revision"
      | "expires_at"
      | "closed_at"
      | "opener_id"
      | "holds_table"
      | "token_hash"
      | "link_number"
    >
  >,
): Promise<void> {
  await trx
    .updateTable("shared_carts")
    .set(changes)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}

/** Finds the guests of a cart, also those who have left, in the sequence in which they came. */
export function findSharedCartGuests(
  db: Kysely<Database>,
  { company_id, id }: Pick<SharedCartRow, "company_id" | "id">,
): Promise<SharedCartGuestRow[]> {
  return db
    .selectFrom("shared_cart_guests")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("cart_id", "=", id)
    .orderBy("position")
    .execute();
}

/** Adds a guest to a shared cart that the transaction has locked. */
export async function insertSharedCartGuest(
  trx: Kysely<Database>,
  guest: Insertable<Database["shared_cart_guests"]>,
): Promise<void> {
  await trx.insertInto("shared_cart_guests").values(guest).execute();
}

type GuestChanges = Partial<
  Pick<
    SharedCartGuestRow,
    "device_id" | "name" | "revision" | "last_key" | "left_at" | "removed_at"
  > & {
    lines: readonly SharedLine[];
  }
>;

/** Writes columns of a guest. The caller has locked the cart. */
export async function updateSharedCartGuest(
  trx: Kysely<Database>,
  { company_id, cart_id, id }: Pick<SharedCartGuestRow, "company_id" | "cart_id" | "id">,
  { lines, ...changes }: GuestChanges,
): Promise<void> {
  await trx
    .updateTable("shared_cart_guests")
    .set({ ...changes, ...(lines && { lines: JSON.stringify(lines) }) })
    .where("company_id", "=", company_id)
    .where("cart_id", "=", cart_id)
    .where("id", "=", id)
    .execute();
}

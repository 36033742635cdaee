import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import {
  type SharedCartGuestRow,
  updateSharedCartGuest,
} from "../shared-carts/shared-carts.store.ts";

/** Who opens or joins a cart: the browser's device, and the device that the key of the request stands for. */
export type GuestDevices = { device: string; keyDevice: string };

/**
 * Returns the guest of a browser. After a lost answer the guest is stored with the device of the request's key. A
 * browser that has got another device since then takes this guest over: it is stored with that device, so that one
 * person is not two guests. The caller has locked the cart.
 */
export async function claimOwnGuest(
  trx: Kysely<Database>,
  guests: readonly SharedCartGuestRow[],
  { device, keyDevice }: GuestDevices,
): Promise<SharedCartGuestRow | undefined> {
  const own = guests.find(({ device_id }) => device_id === device);
  if (own) return own;
  const unanswered = guests.find(({ device_id }) => device_id === keyDevice);
  if (unanswered) await updateSharedCartGuest(trx, unanswered, { device_id: device });
  return unanswered && { ...unanswered, device_id: device };
}

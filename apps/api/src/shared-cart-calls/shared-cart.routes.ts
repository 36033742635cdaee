import { offersSharedCarts } from "@comanda/domain/shared-cart/shared-cart";
import type { Context } from "hono";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { Serve } from "../http/call-handler.ts";
import { setDeviceCookie } from "../http/device-cookie.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { Refusal } from "../shared/refusal.ts";
import { announceCheckout } from "./announce-checkout.ts";
import { changeSharedCartLines } from "./change-shared-cart-lines.ts";
import type { GuestDevices } from "./claim-own-guest.ts";
import { findSharedCartToJoin } from "./find-shared-cart-to-join.ts";
import { joinSharedCart } from "./join-shared-cart.ts";
import { leaveSharedCart } from "./leave-shared-cart.ts";
import { openSharedCart } from "./open-shared-cart.ts";
import { readSharedCart } from "./read-shared-cart.ts";
import { removeSharedCartGuest } from "./remove-shared-cart-guest.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";

type Visitor = { device: string | null; newVisitorDevice: string };

/**
 * Does `work` where guests can order together: 404 `company_not_found`, 409 `shared_carts_off`. A cart that
 * is open when the company turns this off goes on to its end.
 */
async function ifOffered<T>(
  { params }: { params: { companyId: string } },
  context: SharedCartContext,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const catalog = await readCatalog(context, params.companyId);
  if (catalog instanceof Refusal) return catalog;
  return offersSharedCarts(catalog.settings) ? work() : new Refusal("shared_carts_off");
}

/** Serves shared carts (decision 71); refusals as in each use case. A guest without a device gets one. */
export function sharedCartRoutes(serve: Serve, context: SharedCartContext): void {
  const withDevice = async <T>(
    c: Context<HttpEnv>,
    { device, newVisitorDevice }: Visitor,
    work: (devices: GuestDevices) => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    const answer = await work({ device: device ?? newVisitorDevice, keyDevice: newVisitorDevice });
    if (device === null && !(answer instanceof Refusal))
      setDeviceCookie(c, context.secret, newVisitorDevice);
    return answer;
  };

  serve("findSharedCart", (input) =>
    ifOffered(input, context, () =>
      findSharedCartToJoin(context, { ...input.params, ...input.body }),
    ),
  );
  serve("openSharedCart", (input, c) =>
    ifOffered(input, context, () =>
      withDevice(c, input, (devices) =>
        openSharedCart(context, { ...input.params, ...input.body, ...devices }),
      ),
    ),
  );
  serve("joinSharedCart", (input, c) =>
    ifOffered(input, context, () =>
      withDevice(c, input, (devices) =>
        joinSharedCart(context, { ...input.params, ...input.body, ...devices }),
      ),
    ),
  );
  serve("readSharedCart", ({ params, device }) => readSharedCart(context, params, device));
  serve("changeSharedCartLines", ({ params: { guestId, ...key }, body, device }) => {
    const lines = body.lines.map(({ comment, modifiers, ...line }) => ({
      ...line,
      comment: comment ?? "",
      modifiers: (modifiers ?? []).map(({ modifier_id, quantity }) => ({
        modifier_id,
        quantity: quantity ?? 1,
      })),
    }));
    return changeSharedCartLines(context, key, { ...body, lines, guestId, device });
  });
  serve("removeSharedCartGuest", ({ params: { guestId, ...key }, body, device }) =>
    removeSharedCartGuest(context, key, { ...body, guestId, device }),
  );
  serve("announceSharedCartCheckout", ({ params, body, device }) =>
    announceCheckout(context, params, { ...body, device }),
  );
  serve("leaveSharedCart", ({ params, device }) => leaveSharedCart(context, params, device));
}

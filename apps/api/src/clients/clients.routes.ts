import { readCatalog } from "../companies/read-company.ts";
import { once } from "../db/once.ts";
import { misplacement } from "../delivery/misplaced.ts";
import type { Context } from "../deps.ts";
import { writeDevice } from "../http/device.ts";
import { answerOnce } from "../http/replay.ts";
import type { Serve } from "../http/serve.ts";
import { Refusal } from "../refusal.ts";
import { createAddress, findOwnClient } from "./create-address.ts";
import { createClient } from "./create-client.ts";
import { rateOrder, readRating } from "./rate-order.ts";
import { readClient } from "./read-client.ts";

export function clientRoutes(serve: Serve, context: Context, secret: string): void {
  /**
   * 201 with the client, known or new alike, and the cookie of the visitor's device.
   * 404 `company_not_found`, 422 `invalid_phone`.
   */
  serve("createClient", async ({ params, body, device: known, freshDevice, sending }, c) => {
    const { companyId } = params;
    const device = known ?? freshDevice;
    const outcome = await once(context.db, { ...sending, companyId }, (db) =>
      createClient({ ...context, db }, companyId, device, body),
    );
    if (!(outcome instanceof Refusal)) writeDevice(c, secret, device);
    return answerOnce(c, outcome);
  });

  /** 404 `client_not_found` for all but the visitor's own, 404 `company_not_found`. */
  serve("readClient", ({ params, device }) =>
    readClient(context, params.companyId, params.clientId, device),
  );

  /**
   * 201 with the address. 404 `client_not_found` for all but the visitor's own client, also without
   * a cookie; refusals as in `createAddress`, 422 `idempotency_key_reused`.
   */
  serve("createAddress", async ({ body, device, sending }, c) => {
    const client = await findOwnClient(context, device, body.client_id);
    if (client instanceof Refusal) return client;
    const catalog = await readCatalog(context, client.company_id);
    if (catalog instanceof Refusal) return catalog;
    const misplaced = await misplacement(context, catalog, body);
    const keyed = { ...sending, companyId: client.company_id };
    const outcome = await once(context.db, keyed, (db) =>
      createAddress({ ...context, db }, client, body, misplaced),
    );
    return answerOnce(c, outcome);
  });

  /** 404 `company_not_found`. */
  serve("readLoyaltySettings", async ({ params }) => {
    const catalog = await readCatalog(context, params.companyId);
    return catalog instanceof Refusal ? catalog : catalog.loyaltySettings;
  });

  /** 201 with the rating; refusals as in `rateOrder`, 422 `idempotency_key_reused`. */
  serve("createOrderRating", async ({ params: { companyId }, body, device, sending }, c) => {
    const outcome = await once(context.db, { ...sending, companyId }, (db) =>
      rateOrder({ ...context, db }, companyId, device, body),
    );
    return answerOnce(c, outcome);
  });

  /** 404 `company_not_found`, `order_not_found`, `rating_not_found`. */
  serve("readOrderRating", ({ params, device }) =>
    readRating(context, params.companyId, params.orderId, device),
  );
}

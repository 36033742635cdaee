import { readCatalog } from "../companies/read-company.ts";
import { once } from "../db/once.ts";
import type { Context } from "../deps.ts";
import { newDevice, writeDevice } from "../http/device.ts";
import { answerOnce } from "../http/replay.ts";
import type { Serve } from "../http/serve.ts";
import { Refusal } from "../refusal.ts";
import { createClient } from "./create-client.ts";
import { readClient } from "./read-client.ts";

export function clientRoutes(serve: Serve, context: Context, secret: string): void {
  /**
   * 201 with the client, known or new alike, and the cookie of the visitor's device.
   * 404 `company_not_found`, 422 `invalid_phone`.
   */
  serve("createClient", async ({ params, body, device: known, sending }, c) => {
    const { companyId } = params;
    const seed = sending.key && `${companyId} ${sending.key} ${sending.fingerprint}`;
    const device = known ?? newDevice(secret, seed);
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

  /** 404 `company_not_found`. */
  serve("readLoyaltySettings", async ({ params }) => {
    const catalog = await readCatalog(context, params.companyId);
    return catalog instanceof Refusal ? catalog : catalog.loyaltySettings;
  });
}

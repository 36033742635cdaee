import { loyaltyInLanguage } from "@comanda/domain/company/settings-in-language";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { withIdempotency } from "../db/with-idempotency.ts";
import { findAddressMismatch } from "../delivery/address-mismatch.ts";
import type { Serve } from "../http/call-handler.ts";
import { setDeviceCookie } from "../http/device-cookie.ts";
import { answerIdempotent } from "../http/idempotent-answer.ts";
import { varyByLanguage } from "../http/preferred-language.ts";
import { Refusal } from "../shared/refusal.ts";
import { createAddress, findOwnClient } from "./create-address.ts";
import { createClient } from "./create-client.ts";
import { readClient } from "./read-client.ts";

/**
 * Registers the calls of a customer for their own record and addresses; `secret` signs the device's
 * cookie.
 */
export function clientRoutes(serve: Serve, context: ApiContext, secret: string): void {
  /**
   * 201 with the client, the same for a known and a new one, and the device cookie. 404
   * `company_not_found`, 422 `invalid_phone`.
   */
  serve(
    "createClient",
    async ({ params, body, device: knownDevice, newVisitorDevice, idempotentRequest }, c) => {
      const { companyId } = params;
      const device = knownDevice ?? newVisitorDevice;
      const result = await withIdempotency(context.db, { ...idempotentRequest, companyId }, (db) =>
        createClient({ ...context, db }, companyId, device, body),
      );
      if (!(result instanceof Refusal)) setDeviceCookie(c, secret, device);
      return answerIdempotent(c, result);
    },
  );

  /** 404 `client_not_found` for every client but the visitor's own, 404 `company_not_found`. */
  serve("readClient", ({ params, device }) =>
    readClient(context, params.companyId, params.clientId, device),
  );

  /**
   * 201 with the address. 404 `client_not_found` for every client but the visitor's own, also
   * without a cookie; refusals as in `createAddress`, 422 `idempotency_key_reused`.
   */
  serve("createAddress", async ({ body, device, idempotentRequest }, c) => {
    const client = await findOwnClient(context, device, body.client_id);
    if (client instanceof Refusal) return client;
    const catalog = await readCatalog(context, client.company_id);
    if (catalog instanceof Refusal) return catalog;
    const mismatch = await findAddressMismatch(context, catalog, body);
    const request = { ...idempotentRequest, companyId: client.company_id };
    const result = await withIdempotency(context.db, request, (db) =>
      createAddress({ ...context, db }, client, body, mismatch),
    );
    return answerIdempotent(c, result);
  });

  /**
   * 404 `company_not_found`. The rewards are in the language that the request prefers. A program without
   * a rate says that an order earns 0 points.
   */
  serve("readLoyaltySettings", async ({ params }, c) => {
    const language = varyByLanguage(c);
    const catalog = await readCatalog(context, params.companyId);
    if (catalog instanceof Refusal) return catalog;
    const own = catalog.company.language ?? null;
    const { loyalty_program: program } = loyaltyInLanguage(
      catalog.loyaltySettings,
      language ?? own ?? "",
      own,
    );
    const rate = program?.points_per_amount ?? 0;
    return { loyalty_program: program && { ...program, points_per_amount: rate } };
  });
}

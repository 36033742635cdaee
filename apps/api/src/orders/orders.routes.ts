import { readCatalog } from "../companies/read-company.ts";
import { once } from "../db/once.ts";
import { travelToAddress } from "../delivery/destination.ts";
import type { Deps } from "../deps.ts";
import { writeDevice } from "../http/device.ts";
import { answerOnce } from "../http/replay.ts";
import type { Serve } from "../http/serve.ts";
import { authorizeFollowing } from "../notifications/authorize-following.ts";
import type { PaymentContext } from "../payments/context.ts";
import { Refusal } from "../refusal.ts";
import { applyDiscount } from "./apply-discount.ts";
import { createOrder } from "./create-order.ts";
import { isFreshDraft } from "./fresh-draft.ts";
import { listCoupons } from "./list-coupons.ts";
import { readOrder } from "./read-order.ts";
import { readQr } from "./read-qr.ts";
import { updateOrder } from "./update-order.ts";

export function orderRoutes(serve: Serve, context: PaymentContext & Pick<Deps, "secret">): void {
  const followable = authorizeFollowing(context);

  /**
   * 201 with the priced draft; refusals as in `createOrder`, 422 `idempotency_key_reused`. Without
   * a key, the same order sent twice in a row from one browser is the same draft: only the device's
   * cookie tells a double tap from two people who order the same. A visitor without a device whose
   * order names no client is given one, so that the rest of the order counts as theirs (decision 12).
   */
  serve("createOrder", async ({ body, device, freshDevice, sending }, c) => {
    const travelled = await travelToAddress(context, body);
    const create = (db: PaymentContext["db"]) =>
      createOrder({ ...context, db }, body, device, travelled);
    const keyed = { ...sending, companyId: body.company_id };
    const outcome =
      sending.key === null && device !== null
        ? await once(
            context.db,
            { ...keyed, key: `double tap ${sending.fingerprint}` },
            create,
            (db, draft) => isFreshDraft({ ...context, db }, draft),
          )
        : await once(context.db, keyed, create);
    const isGuest = device === null && body.client_id === null;
    if (isGuest && !(outcome instanceof Refusal)) writeDevice(c, context.secret, freshDevice);
    return answerOnce(c, outcome);
  });

  /** 200 with the order as it is now; refusals as in `updateOrder`. */
  serve("updateOrder", async ({ params, body, device }) =>
    followable(await updateOrder(context, { ...params, device }, body)),
  );

  /** 404 `company_not_found`, `order_not_found`. */
  serve("readOrder", async ({ params, device }) =>
    followable(await readOrder(context, params.companyId, params.orderId, device)),
  );

  /** 404 `company_not_found`. */
  serve("readOrderSettings", async ({ params }) => {
    const catalog = await readCatalog(context, params.companyId);
    return catalog instanceof Refusal ? catalog : catalog.orderSettings;
  });

  /** 404 `qr_not_found`. */
  serve("readQr", ({ params }) => readQr(context, params.qrId));

  /** 200 with the draft as it is then; refusals as in `applyDiscount`, 422 `idempotency_key_reused`. */
  serve("applyDiscount", async ({ params: { companyId }, body, device, sending }, c) => {
    const apply = (db: PaymentContext["db"]) =>
      applyDiscount({ ...context, db }, companyId, device, body);
    return answerOnce(c, await once(context.db, { ...sending, companyId }, apply));
  });

  /** 404 `company_not_found`. */
  serve("listCoupons", ({ params }) => listCoupons(context, params.companyId));
}

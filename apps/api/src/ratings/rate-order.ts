import type { CallAnswer, ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import { trimToNull } from "@comanda/domain/text/visible-text";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { visibilityFor } from "../orders/order-view.ts";
import { findOrder, lockOrder } from "../orders/orders.store.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { findRating, insertRating, type RatingRow } from "./ratings.store.ts";

export type Rating = CallAnswer<"readOrderRating">;

/**
 * Rates a delivered order. Only the device of the order's client may; an order without a client
 * belongs to no device, and its unguessable id is enough, as it is to place it. Called in a
 * transaction. 404 `company_not_found`, `order_not_found`; 409 `order_not_delivered`,
 * `already_rated`, also for two requests at once.
 */
export async function rateOrder(
  context: ApiContext,
  companyId: string,
  device: string | null,
  { order_id, score, comment }: ParsedRequestPart<"createOrderRating", "body">,
): Promise<Rating | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await lockOrder(db, companyId, order_id);
  const stored = await findOrder(db, companyId, order_id);
  const isOwn = stored && (stored.deviceId === null || stored.deviceId === device);
  if (!isOwn) return new Refusal("order_not_found");
  const { status } = stored.order;
  if (status !== "DELIVERED" && status !== "FINALIZED") return new Refusal("order_not_delivered");
  const rating = await insertRating(db, {
    company_id: companyId,
    order_id,
    id: newId(),
    score,
    comment: trimToNull(comment),
    created_at: clock(),
  });
  return rating ? toRating(rating, { withComment: true }) : new Refusal("already_rated");
}

/**
 * Reads the rating of an order, with its comment only for the device of the order's client. 404
 * `company_not_found`, `order_not_found`, `rating_not_found`.
 */
export async function readRating(
  context: ApiContext,
  companyId: string,
  orderId: string,
  device: string | null,
): Promise<Rating | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const stored = await findOrder(context.db, companyId, orderId);
  if (!stored) return new Refusal("order_not_found");
  const rating = await findRating(context.db, companyId, orderId);
  if (!rating) return new Refusal("rating_not_found");
  return toRating(rating, { withComment: visibilityFor(stored, device) === "whole" });
}

function toRating(
  { id, order_id, score, comment, created_at }: RatingRow,
  { withComment }: { withComment: boolean },
): Rating {
  const at = created_at.toISOString();
  return { id, order_id, score, comment: withComment ? comment : null, created_at: at };
}

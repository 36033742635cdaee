import type { Order } from "@comanda/contract/orders/order";
import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import type { ApiContext } from "../../context/api-context.ts";
import {
  type IdempotentRequest,
  type IdempotentResult,
  keyHashOf,
} from "../../db/with-idempotency.ts";
import { measureRoute } from "../../delivery/delivery-quote.ts";
import { Refusal } from "../../shared/refusal.ts";
import { type DraftSharedCart, readDraftSharedCart } from "../../shared-carts/draft-shared-cart.ts";
import { toWireOrder, visibilityFor } from "../order-view.ts";
import {
  type DraftFacts,
  readDraftFacts,
  type StoredDraft,
  toStoredDraft,
} from "./draft-facts.store.ts";
import { insertDraft, type NewDraft } from "./insert-draft.store.ts";
import { isUnchangedRecentDraft } from "./is-unchanged-recent-draft.ts";
import type { OrderParty } from "./new-draft.ts";
import { priceDraft, toParty } from "./price-draft.ts";

/** The same request is repeated at once this often at most: each time another one was first. */
const ATTEMPTS = 5;

/** A request for a new order. */
export type CreateRequest = IdempotentRequest & {
  /** The visitor's device, also where it does not count for the key. */
  visitor: string | null;
  /** The device that an order without a client belongs to: the visitor's, or the one they get. */
  guestDevice: string;
  /** Whether the key was made from the request's content. */
  isDoubleTap: boolean;
};

/**
 * Creates a draft (INITIATED), priced from the menu; its stock is checked but not reserved. Prices,
 * delivery, status and currency in the request have no effect: a delivery costs what the stored
 * address costs, by road where that is measured. One statement reads what the draft is made from, and
 * one stores it with its key (decisions 4 and 54). A repetition with a key gets the first answer, also once the order is
 * placed: a key stands for one answer, and who gets it asks for nothing but that draft. To place it again answers the
 * placed order, or refuses other content with `order_not_editable`, after which the storefront shows the placed order.
 * The answer to a double tap counts only while its
 * draft is recent and unchanged. Refusals: 404 `company_not_found`, `qr_not_found`,
 * `client_not_found`, `address_not_found`, `product_not_found`; 422 `invalid_modifiers`,
 * `amount_too_large`, `client_required`, `address_required`, `idempotency_key_reused`; 409
 * `not_orderable`, `not_on_sale`, `out_of_stock`; and those of `readDraftSharedCart`.
 */
export async function createOrder(
  context: ApiContext,
  body: OrderToCreate,
  request: CreateRequest,
): Promise<IdempotentResult<Order> | Refusal> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await createOnce(context, body, request);
    if (result !== "again") return result;
  }
  throw new Error("a key was claimed each time that an order was created with it");
}

/** `again`: another request claimed the key meanwhile, or the order's client was deleted. */
async function createOnce(
  context: ApiContext,
  body: OrderToCreate,
  request: CreateRequest,
): Promise<IdempotentResult<Order> | Refusal | "again"> {
  const { db, catalogCache, clock } = context;
  const { company_id } = body;
  const keyHash = keyHashOf(request);
  const facts = await readDraftFacts(db, body, keyHash, clock());
  const catalog = facts && (await catalogCache.readWithState(db, company_id, facts));
  if (!catalog) return new Refusal("company_not_found");
  const stored = toStoredDraft(facts);
  if (stored && stored.bodyHash !== request.fingerprint)
    return new Refusal("idempotency_key_reused");
  if (stored && (await isStillValid(context, stored, request)))
    return { answer: stored.answer, replayed: true };

  const found = await readParty(context, body, facts, request);
  if (found instanceof Refusal) return found;
  const { party, shared } = found;
  const { address, client } = party;
  const isDelivered = body.service_type === "DELIVERY" && address !== null;
  const routeMeters = isDelivered ? await measureRoute(context, catalog, address) : null;
  const draft = priceDraft(catalog, body, { party, facts, routeMeters, shared }, clock());
  if (draft instanceof Refusal) return draft;
  const answer = firstAnswer(draft, client?.device_id ?? null, request.visitor);
  const replaces = stored?.answer.id ?? null;
  const claim = keyHash && { keyHash, bodyHash: request.fingerprint, answer, replaces };
  const publicId = await context.draftQueue.run(company_id, () =>
    insertDraft(db, draft, claim || null),
  );
  if (publicId === null) return "again";
  context.metrics?.countOrder("created");
  return { answer: { ...answer, public_id: publicId }, replayed: false };
}

/** Who orders and where, and the shared cart; refusals as in `toParty` and `readDraftSharedCart`. */
async function readParty(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  body: OrderToCreate,
  facts: DraftFacts,
  request: CreateRequest,
): Promise<{ party: OrderParty; shared: DraftSharedCart | null } | Refusal> {
  const party = toParty(body, facts, request);
  if (party instanceof Refusal) return party;
  const shared = await readDraftSharedCart(db, body, request.visitor, clock());
  return shared instanceof Refusal ? shared : { party, shared };
}

/** The answer to a double tap counts only while its draft is recent and unchanged. */
async function isStillValid(
  context: ApiContext,
  { answer }: StoredDraft,
  { isDoubleTap }: CreateRequest,
): Promise<boolean> {
  return !isDoubleTap || isUnchangedRecentDraft(context, answer);
}

/** Returns the answer with the new draft, with 0 for the number that it gets when it is stored. */
function firstAnswer(
  { order, lines }: NewDraft,
  deviceId: string | null,
  device: string | null,
): Order {
  const { company_id, id: order_id, status, created_at: at } = order;
  const events = [{ company_id, order_id, position: 0, status, at, actor: null }];
  const stored = { order: { ...order, public_id: 0 }, lines, events, deviceId };
  return toWireOrder(stored, visibilityFor(stored, device));
}

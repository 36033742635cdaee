import type { CallAnswer, ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import type { CallName } from "@comanda/contract/calls/call-table";
import type { Context } from "hono";
import type { IdempotentRequest } from "../db/with-idempotency.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { HttpEnv } from "./request-env.ts";

/** A call as its handler gets it: validated by the contract, with defaults filled in. */
export type CallRequest<Name extends CallName> = {
  params: ParsedRequestPart<Name, "params">;
  query: ParsedRequestPart<Name, "query">;
  body: ParsedRequestPart<Name, "body">;
  /** The visitor's device when the request proves it, else null. */
  device: string | null;
  /**
   * The id of a new device, for a visitor without one; the same for repeated requests with one
   * `Idempotency-Key`.
   */
  newVisitorDevice: string;
  /** The facts by which `withIdempotency` recognises a repeated request. */
  idempotentRequest: Omit<IdempotentRequest, "companyId">;
};

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  c: Context<HttpEnv>,
) => Promise<HandlerAnswer<Name> | Refusal>;

/** `undefined` for a call whose answer has no body. */
type HandlerAnswer<Name extends CallName> = [CallAnswer<Name>] extends [never]
  ? undefined
  : CallAnswer<Name>;

/** Binds a call of the contract's table to its handler. */
export type Serve = <Name extends CallName>(name: Name, handler: Handler<Name>) => void;

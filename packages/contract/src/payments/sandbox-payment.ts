import * as v from "valibot";
import { Id, text } from "../fields/field-schemas.ts";

/** A card payment of the sandbox, which accepts only its test cards. */
export const SandboxCardPayment = v.object({
  company_id: Id,
  client_secret: text(200),
  card: v.object({ number: text(40), expiry: text(10), cvc: text(10) }),
});

/** The outcome to give to a payment of the sandbox. */
export const SandboxOutcome = v.object({
  company_id: Id,
  outcome: v.picklist(["paid", "failed", "cancelled"]),
});

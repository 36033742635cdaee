import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { trimToNull } from "@comanda/domain/text/visible-text";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { OrderRow } from "../orders.store.ts";

/**
 * 422 `invalid_body` when the company asks a question for the order's type and the comment, which begins
 * with the answer, is blank; else null. An order that was sent before is not asked: its page cannot answer.
 */
export function refuseUnanswered(
  { settings }: Pick<Catalog, "settings">,
  { service_type, assigned_payment }: Pick<OrderRow, "service_type" | "assigned_payment">,
  comment: string | null,
): Refusal | null {
  const question = trimToNull(settings[serviceTypeKey(service_type)]?.additional_input);
  if (question === null || comment !== null || assigned_payment !== null) return null;
  const fault = { path: "comment", message: "must answer the question of the order's type" };
  return new Refusal("invalid_body", { errors: [fault] });
}

import type { StaffRefund } from "@comanda/contract/staff/staff-order";
import type { MessageKey, Translate } from "../../i18n/text.ts";

/** How far a refund is, in words. */
export function refundStateLabel({ state, by_hand }: StaffRefund): MessageKey {
  return state === "confirmed" && by_hand ? "refunds.state.byHand" : `refunds.state.${state}`;
}

/** Why a provider refuses, by its code or the server's word. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  balance_insufficient: "refunds.why.balance",
  insufficient_funds: "refunds.why.balance",
  lost_or_stolen_card: "refunds.why.card",
  expired_or_canceled_card: "refunds.why.card",
  charge_already_refunded: "refunds.why.already",
  missing: "refunds.why.keys",
  keys: "refunds.why.keys",
  settings: "refunds.why.keys",
  http_401: "refunds.why.keys",
  http_403: "refunds.why.keys",
  not_made: "refunds.why.notMade",
  sandbox_refusal: "refunds.why.sandbox",
};

/** Why a refund was refused, in plain words; other codes of providers are shown as they are. */
export function refusalReason({ failure }: StaffRefund, t: Translate): string {
  const key = failure === null ? "refunds.why.notMade" : REASONS[failure];
  return key ? t(key) : t("refunds.why.other", { code: failure ?? "" });
}

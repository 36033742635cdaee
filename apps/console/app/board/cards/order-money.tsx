import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import Banknote from "lucide-react/icons/banknote";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import { useText } from "../../i18n/text.ts";
import { useShortMoneyText } from "../../parts/orders/money-text.ts";

/** Whether an order is paid, in green with a check mark; `amount` adds how much. */
export function PaidMark({ order, amount = false }: { order: StaffOrder; amount?: boolean }) {
  const t = useText();
  const shortMoneyText = useShortMoneyText();
  if (order.breakdown === null) return null;
  const total = shortMoneyText(order.breakdown.total, order);
  return (
    <span className="inline-flex flex-none items-center gap-1.5 text-sm font-bold text-positive">
      <Check aria-hidden="true" className="size-4" />
      {amount ? t("board.money.paidAmount", { amount: total }) : t("board.money.paid")}
    </span>
  );
}

type DueMoneyProps = {
  order: StaffOrder;
  /** Draws the amount and an icon only, while no money is due at the counter. */
  brief?: boolean;
};

/** What is still to be paid, how, and the change; nothing for a member who sees no money. */
export function DueMoney({ order, brief = false }: DueMoneyProps) {
  const t = useText();
  const shortMoneyText = useShortMoneyText();
  const { payment, breakdown } = order;
  if (!payment || !breakdown) return null;
  const isCash = isCashMethod({ code: payment.method_code });
  const Icon = isCash ? Banknote : CreditCard;
  const amount = shortMoneyText(breakdown.total, order);
  const method = payment.method_name ?? payment.method_code;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-1.5 text-md font-bold">
      <span className="flex min-w-0 items-start gap-1.5">
        <Icon aria-hidden="true" className="mt-px size-5 flex-none" />
        {brief && <span aria-hidden="true">{amount}</span>}
        <span className={brief ? "heard" : "min-w-0 wrap-anywhere"}>
          {isCash ? t("board.money.cash", { amount }) : t("board.money.method", { method, amount })}
        </span>
      </span>
      {!brief && payment.cash !== null && payment.change !== null && payment.change > 0 && (
        <span className="text-sm font-normal text-muted">
          {t("board.money.change", {
            change: shortMoneyText(payment.change, order),
            cash: shortMoneyText(payment.cash, order),
          })}
        </span>
      )}
    </div>
  );
}
